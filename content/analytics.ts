/** The panel at the foot of the home page that asks before visits are counted; only sites that count have it. */
export const visitCounting = {
  title: 'Counting visits',
  question:
    'May Google Analytics count your visit? It would note that someone read this page, by which campaign they came, about where they are, and what kind of device they use. It sets a cookie on this site to tell visits apart. It is not told of calls, texts, or emails you start here, and it never runs on the booking page. If you say no, nothing here changes for you.',
  yesText: 'Yes, count my visit',
  noText: 'No, don’t count it',
  saidYes: 'You said yes. Google Analytics counts your visits to this page.',
  stopText: 'Stop counting',
  saidNo: 'You said no. Nothing is counted, and we won’t ask again.',
  startText: 'Count my visits',
  /** The browser sends Global Privacy Control or Do Not Track. */
  browserSaidNo: 'Your browser tells sites not to track you. We take that as a no. Nothing is counted.',
};

/** Asked only of sites that count: a switch in Google's property notes presses, also on the crisis line's number. */
export const countingPending =
  'Confirm that Enhanced measurement is switched off in Google’s property (Admin, Data streams).';
