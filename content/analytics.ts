/** The panel at the foot of the home page that asks before visits are counted; only sites that count have it. */
export const visitCounting = {
  title: 'Counting visits',
  question:
    'May Google Analytics count your visit? It would note that someone read this page, about where they are, and what kind of device they use. It sets a cookie to tell visits apart. It never runs on the booking page. If you say no, nothing here changes for you.',
  yesText: 'Yes, count my visit',
  noText: 'No, don’t count it',
  saidYes: 'You said yes. Google Analytics counts your visits to this page.',
  stopText: 'Stop counting',
  saidNo: 'You said no. Nothing is counted, and we won’t ask again.',
  startText: 'Count my visits',
  /** The browser sends Global Privacy Control or Do Not Track. */
  browserSaidNo: 'Your browser tells sites not to track you. We take that as a no. Nothing is counted.',
  /** The page's address has a query string. */
  notHere: 'The link you came by has extra parts after a question mark. Nothing is counted here.',
  choiceLink: 'Your choice about counting',
};
