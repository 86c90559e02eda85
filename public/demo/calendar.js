// Inside the booking page, the demonstration sends Calendly's messages. On its own, or without scripts, it is a plain
// form.
const [booking, form, done] = document.querySelectorAll('#booking, form, #done');

function say(event, payload = {}) {
  parent.postMessage({ event: `calendly.${event}`, payload }, '*');
}

if (parent !== window) {
  say('page_height', { height: `${document.documentElement.scrollHeight}px` });
  say('event_type_viewed');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    booking.hidden = true;
    done.hidden = false;
    done.focus();
    say('event_scheduled');
  });
}
