/** A page as visitors ask for it and as the export names its file. */
export type PageName = '/' | '/booking' | '/thank-you' | '404';

export const pages = {
  '/': { path: '/', file: 'index.html' },
  '/booking': { path: '/booking', file: 'booking.html' },
  '/thank-you': { path: '/thank-you', file: 'thank-you.html' },
  '404': { path: '/no-such-page', file: '404.html' },
} as const satisfies Record<PageName, { path: string; file: string }>;

/** In the order they are shown; the keys above would put the number first. */
export const pageNames = ['/', '/booking', '/thank-you', '404'] as const satisfies readonly PageName[];
