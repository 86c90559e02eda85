import localFont from 'next/font/local';

/**
 * The headline font. It has one weight and no italic, so never make it bold. Neither font is preloaded, because both
 * load after the first paint.
 */
export const displayFont = localFont({
  src: '../generated/fonts/display.woff2',
  variable: '--display-font',
  display: 'swap',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
});

/** The font of text and controls, weights 400 to 600. Fallback fonts with the same metrics are in styles/type.css. */
export const textFont = localFont({
  src: '../generated/fonts/text.woff2',
  variable: '--text-font',
  display: 'swap',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
});
