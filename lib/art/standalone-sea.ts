import type { Colours } from './colours';
import type { Sea } from './sea';

/**
 * From sunrise into mist, horizon first; the twelfth step is `--mist` itself. Kept out of the page's CSS because only
 * a file of its own shows it.
 */
const mistRamp = {
  light: '#f6d9b3 #f6d0ac #efc2a5 #e3b3a4 #d2a6a6 #bea1ae #aca4bb #a6afc6 #adc0d3 #bfd3e0 #d4e4ee',
  dark: '#9b6741 #8c573c #7b4839 #673c39 #53333f #3e2d43 #272d45 #1a2c42 #132939 #0e2533 #0b222e',
};

/** The line ramp's steps 0, 2 and 3 over mist, where its tans would look like dirt. */
const mistLines = { 0: '#fffaeb', 2: '#ffffff99', 3: '#ffffff80' };

/** A file that needs nothing from the page: it carries its own colours, light and dark. */
export function standaloneSea({ viewBox, lines }: Sea, colours: Colours): string {
  const width = viewBox.split(' ')[2];
  const paths = lines
    .map(({ baseline, d }, k) => `<path class="s${k}" transform="translate(0 ${baseline})" d="${d}"/>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>`,
    'path{stroke:url(#g);stroke-width:1.35px;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    `${rules('light', colours)}@media(prefers-color-scheme:dark){${rules('dark', colours)}}`,
    `</style><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="${width}">`,
    '<stop class="l3"/><stop class="l2" offset=".45"/><stop class="l0" offset=".74"/><stop class="l2" offset="1"/>',
    `</linearGradient>${paths}</svg>\n`,
  ].join('');
}

function rules(mode: 'light' | 'dark', colours: Colours): string {
  const values = colours[mode];
  const fills = [...mistRamp[mode].split(' '), values.mist];
  return [
    ...fills.map((fill, k) => `.s${k}{fill:${fill}}`),
    ...([0, 2, 3] as const).map(
      (step) => `.l${step}{stop-color:${mode === 'light' ? mistLines[step] : values[`line-${step}`]}}`,
    ),
  ].join('');
}
