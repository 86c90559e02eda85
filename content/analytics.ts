/**
 * The panel at the foot of the home page in which visitors may agree to have their visits counted. Only sites that
 * count visits show it.
 */
export const visitCounting = {
  title: 'Counting visits',
  text: 'If you say yes, Google Analytics notes that someone read this page, and which campaign brought them. It also notes roughly where they are, and what kind of device they use. It sets a cookie on this site to tell visits apart. It is not told of calls, texts, or emails you start here, and it never runs on the booking page. If you do not, nothing is counted, and nothing here changes for you.',
  yesText: 'Yes, count my visits',
  /** Shown if the browser sends Global Privacy Control or Do Not Track. */
  browserSaidNo: 'Your browser tells sites not to track you. We take that as a no. Nothing is counted.',
};

/**
 * For sites that count visits. The setting "Enhanced measurement" also records clicks, even those on the crisis line's
 * number.
 */
export const countingPending =
  'Confirm that Enhanced measurement is switched off in Google’s property (Admin, Data streams).';
