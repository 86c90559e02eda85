// What each vendor's own page says to the page around it, as documented or seen in public code. `?dialect=` picks
// one; `?fault=` and `?road=` are for tests. The messages carry nothing that was typed: the contact is made up.
(() => {
  const asked = new URLSearchParams(location.search);
  const fault = asked.get('fault');
  const road = asked.get('road') ?? 'message';
  const contact = JSON.stringify({
    name: 'Pat Example',
    email: 'pat@example.com',
    appointment: { id: 'demo' },
  });

  function cal(type, data = {}) {
    return { originator: 'CAL', type, namespace: 'booking', fullType: `CAL:booking:${type}`, data };
  }

  const dialects = {
    demo: {
      ready: [{ demo: 'ready' }],
      height: (px) => [{ demo: 'height', heightPx: px }],
      booked: [{ demo: 'booked' }],
    },
    leadconnector: {
      ready: [
        ['fetch-query-params'],
        ['fetch-sticky-contacts'],
        ['iframeLoaded'],
        '[iFrameResizerChild]Ready',
      ],
      height: (px) => [['highlevel.setHeight', { height: px, id: 'demo' }]],
      booked: [
        ['set-sticky-contacts', '_ud', contact, 'location', 'fingerprint'],
        ['msgsndr-booking-complete', { fingerprint: 'demo', calendarId: 'demo' }],
      ],
    },
    'leadconnector-phone': {
      ready: [['iframeLoaded']],
      height: (px) => [['highlevel.setHeight', { height: px, id: 'demo' }]],
      booked: [['set-sticky-contacts', '_ud', contact, 'location', 'fingerprint']],
    },
    calendly: {
      ready: [{ event: 'calendly.event_type_viewed', payload: {} }],
      height: (px) => [{ event: 'calendly.page_height', payload: { height: `${px}px` } }],
      booked: [
        {
          event: 'calendly.event_scheduled',
          payload: {
            event: { uri: 'https://api.example.com/e' },
            invitee: { uri: 'https://api.example.com/i' },
          },
        },
      ],
    },
    cal: {
      ready: [cal('__iframeReady', { isPrerendering: false })],
      height: (px) => [cal('__dimensionChanged', { iframeHeight: px, iframeWidth: 320, isFirstTime: false })],
      booked: [
        cal('bookingSuccessful', {
          booking: {},
          organizer: { name: 'Pat Example', email: 'pat@example.com' },
        }),
        cal('bookingSuccessfulV2', { uid: 'demo', status: 'ACCEPTED', paymentRequired: false }),
      ],
    },
    acuity: {
      ready: [],
      height: (px) => [`sizing:${px}`],
      booked: [{ event: 'acuityBookingComplete' }],
    },
    hubspot: {
      ready: [],
      height: (px) => [{ height: px }],
      booked: [
        { meetingBookSucceeded: true, meetingsPayload: { bookingResponse: { email: 'pat@example.com' } } },
      ],
    },
  };

  const name = asked.get('dialect') ?? 'demo';
  const dialect = dialects[name] ?? dialects.demo;
  let isGreeted = name !== 'cal' || fault === 'silent';
  let isAnnounced = false;

  function say(messages) {
    if (fault !== 'silent' && parent !== window)
      for (const message of messages) parent.postMessage(message, '*');
  }

  function sayHeight() {
    if (isGreeted && isAnnounced) say(dialect.height(document.documentElement.scrollHeight));
  }

  function goOn() {
    // Named contacts in the address are what some vendors really append; the site has to strip them.
    const site = document.referrer ? new URL(document.referrer).origin : location.origin;
    top.location.href = `${site}/thank-you?attendeeName=Pat+Example&email=pat%40example.com`;
  }

  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    if (name === 'cal' && event.data?.method === 'parentKnowsIframeReady') {
      isGreeted = true;
      document.body.classList.remove('waiting');
      sayHeight();
      say([cal('linkReady')]);
    }
    // Greeted, iframe-resizer reports each change of size by itself.
    if (name === 'leadconnector' && String(event.data).startsWith('[iFrameSizer]')) {
      const id = String(event.data).slice(13).split(':')[0];
      dialect.height = (px) => [`[iFrameSizer]${id}:${px}:320:resize`];
      sayHeight();
    }
  });

  window.demoCalendar = {
    /** Whether the page around the frame should hear of a booking; in a tab of its own the form just sends. */
    isFramed: parent !== window,
    ready() {
      if (!isGreeted) document.body.classList.add('waiting');
      const waitMs = fault === 'slow' ? Number(asked.get('wait') ?? 15_000) : 0;
      setTimeout(() => {
        isAnnounced = true;
        say(dialect.ready);
        sayHeight();
      }, waitMs);
    },
    sayHeight,
    booked() {
      if (road !== 'redirect') say(dialect.booked);
      if (fault === 'double') say(dialect.booked);
      if (road !== 'message') goOn();
    },
  };
})();
