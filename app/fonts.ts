import localFont from 'next/font/local';

/** Display face. One weight, no italic: never bold it. Neither font is preloaded: both come after the first paint. */
export const hedvig = localFont({
  src: '../generated/fonts/hedvig.woff2',
  variable: '--font-hedvig',
  display: 'swap',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
});

/** Text and controls, 400–600. The stand-ins with the fonts' metrics are in styles/type.css. */
export const hanken = localFont({
  src: '../generated/fonts/hanken.woff2',
  variable: '--font-hanken',
  display: 'swap',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
});
