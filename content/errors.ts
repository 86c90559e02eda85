export const notFound = {
  metaTitle: 'Page not found',
  label: 'Error 404',
  title: 'Oops! Page not found',
  lead: 'This page has moved or never existed. Nothing you did was wrong, and everything else is where it should be.',
  homeText: 'Return to Home',
  /** The beginning of the line in the browser's console; the requested path follows. */
  logPrefix: '404: no page at',
};

export const applicationError = {
  title: 'Unexpected Application Error!',
  lead: 'Something went wrong on our side. Nothing you did caused it, and nothing you typed was kept.',
  retryText: 'Try again',
  homeText: 'Return to Home',
  /** Links to the clinic's phone number. */
  callText: 'You can also call us at',
};
