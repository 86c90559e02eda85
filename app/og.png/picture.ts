import { MARK_HORIZON, MARK_PULSE, MARK_SUN } from '@/lib/art/mark';
import { PATH_SCALE } from '@/lib/art/path';
import { HORIZON_Y, sea } from '@/lib/art/sea';
import { heroSea } from '@/lib/art/seas';

const WIDTH = 1200;
const HEIGHT = 630;
const SEA_TOP = 418;
const SUN = { x: WIDTH * 0.86, radius: 95 };

/** The design's units to pixels. */
const SCALE = WIDTH / heroSea.width;

/**
 * Everything of the social image but its words, as an SVG in 1200 × 630. `colours` are the tokens of light mode,
 * without `--`: whoever shares a link has no dark mode to ask for.
 */
export function socialPicture(colours: Readonly<Record<string, string>>): string {
  const { lines } = sea({ ...heroSea, nearestY: 226, amplitude: 26 });
  const horizon = SEA_TOP + HORIZON_Y * SCALE;
  const pathScale = SCALE / PATH_SCALE;
  const stops = [
    [3, 0],
    [2, 0.45],
    [0, 0.74],
    [2, 1],
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colours['sky-0']}"/><stop offset=".4" stop-color="${colours['sky-1']}"/><stop offset=".66" stop-color="${colours['sky-2']}"/></linearGradient>
<linearGradient id="sun" x2="0" y2="1"><stop stop-color="#fdd89e"/><stop offset="1" stop-color="#ef9f5f"/></linearGradient>
<radialGradient id="glow"><stop offset=".4" stop-color="${colours.sun}" stop-opacity=".9"/><stop offset="1" stop-color="${colours.sun}" stop-opacity="0"/></radialGradient>
<linearGradient id="line" gradientUnits="userSpaceOnUse" x2="${heroSea.width * PATH_SCALE}">${stops.map(([step, offset]) => `<stop offset="${offset}" stop-color="${colours[`line-${step}`]}"/>`).join('')}</linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<circle cx="${SUN.x}" cy="${horizon}" r="${SUN.radius * 2.1}" fill="url(#glow)"/>
<path d="M${SUN.x - SUN.radius} ${horizon}a${SUN.radius} ${SUN.radius} 0 0 1 ${SUN.radius * 2} 0Z" fill="url(#sun)"/>
<g transform="translate(0 ${SEA_TOP}) scale(${pathScale})" stroke="url(#line)" stroke-width="${1.35 / pathScale}" stroke-linejoin="round">${lines
    .map(
      ({ baseline, d }, k) =>
        `<path transform="translate(0 ${baseline})" fill="${colours[`sea-${k}`]}" d="${d}"/>`,
    )
    .join('')}</g>
<g transform="translate(72 56) scale(1.4)"><path fill="${colours.ember}" d="${MARK_SUN}"/><path fill="none" stroke="${colours.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${MARK_HORIZON}${MARK_PULSE}"/></g>
</svg>`;
}
