import type { Colours } from './colours';

export type Trace = {
  /** Width and height of the drawing in quarter units. */
  width: number;
  height: number;
  d: string;
  /** Where along `length` each of the four phase colours begins, 0–1. */
  offsets: readonly number[];
  length: number;
  /** Runs down instead of across. */
  isUpright?: boolean;
  /** Height of the dotted line that means feeling well, if it is drawn. */
  goalY?: number;
};

/** A settling line as a file of its own, stretched to whatever box shows it; light, dark and forced colours inside. */
export function standaloneTrace(trace: Trace, colours: Colours): string {
  const { width, height, d, offsets, length, isUpright, goalY } = trace;
  const goal = goalY === undefined ? '' : `<path class="g" d="M0 ${goalY}H${width}"/>`;
  const stops = offsets.map((offset, phase) => `<stop class="p${phase}" offset="${offset}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 4}" height="${height / 4}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><style>`,
    'path{fill:none;stroke:url(#l);stroke-width:2px;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    '.g{stroke-width:1.5px;stroke-dasharray:.1 6}',
    `${rules('light', colours)}@media(prefers-color-scheme:dark){${rules('dark', colours)}}`,
    '@media(forced-colors:active){path{stroke:CanvasText}}',
    `</style><linearGradient id="l" gradientUnits="userSpaceOnUse" x2="${length}">${stops}</linearGradient>${goal}`,
    `<path${isUpright ? ' transform="matrix(0 1 1 0 0 0)"' : ''} d="${d}"/></svg>\n`,
  ].join('');
}

function rules(mode: 'light' | 'dark', colours: Colours): string {
  const values = colours[mode];
  return [
    `.g{stroke:${values['line-strong']}}`,
    ...[0, 1, 2, 3].map((phase) => `.p${phase}{stop-color:${values[`p${phase}`]}}`),
  ].join('');
}
