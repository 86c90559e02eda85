/** For the browser's own surfaces, which take no custom property: `--night` and `--paper` of `app/styles/tokens.css`. */
export const browserColours = {
  night: { light: '#06242f', dark: '#021118' },
  paper: { light: '#fbfaf6' },
} as const;
