import { readFileSync } from 'node:fs';
import { readColours } from './art/colours';
import { browserColours } from './browser-colours';

test('the browser’s own surfaces have the colours of the styles', () => {
  const { light, dark } = readColours(readFileSync('app/styles/tokens.css', 'utf8'));
  expect(browserColours).toEqual({
    night: { light: light.night, dark: dark.night },
    paper: { light: light.paper },
  });
});
