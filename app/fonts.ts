import localFont from 'next/font/local';

/** Display face. One weight, no italic: never bold it. The fallback's metrics are in styles/type.css. */
export const hedvig = localFont({
  src: '../generated/fonts/hedvig.woff2',
  variable: '--font-hedvig',
  display: 'swap',
  weight: '400',
  adjustFontFallback: false,
});

/** Text and controls, 400–700. Not preloaded: the fallback has its metrics, and the headline paints first. */
export const hanken = localFont({
  src: '../generated/fonts/hanken.woff2',
  variable: '--font-hanken',
  display: 'swap',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
});
