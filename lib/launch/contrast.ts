import { readColours } from '@/lib/art/colours';
import { contrastOf } from '@/lib/contrast';
import type { Finding } from './finding';

const file = 'app/styles/tokens.css';

/** Colours of text and controls, and the backgrounds they appear on, by their names in app/styles/tokens.css. */
const pairs: readonly { on: readonly string[]; of: readonly string[]; least: number }[] = [
  { of: ['ink', 'ink-2', 'ink-3', 'link'], on: ['paper', 'surface', 'mist', 'dawn'], least: 4.5 },
  { of: ['ember-ink'], on: ['paper', 'surface', 'mist', 'dawn'], least: 4.5 },
  { of: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
  { of: ['on-night', 'on-night-2'], on: ['night', 'night-2', 'slab'], least: 4.5 },
  { of: ['on-night-action'], on: ['night-action', 'night-action-hover'], least: 4.5 },
  // WCAG 1.4.11 requires less contrast for what is seen but not read: the edges of controls, and the focus ring.
  { of: ['line-strong', 'focus', 'action'], on: ['paper', 'surface'], least: 3 },
  {
    of: ['night-line-strong', 'night-focus', 'night-action', 'apricot'],
    on: ['night', 'night-2', 'slab'],
    least: 3,
  },
  // WCAG 1.4.11 applies to the parts of a chart, too.
  { of: ['p0', 'p1', 'p2', 'p3', 'ember'], on: ['paper', 'surface', 'mist', 'dawn'], least: 3 },
];

/** Colours that nobody has to make out: hairlines, skies, and what a control shows in another way, too. */
const decorative = [
  'line',
  'night-line',
  'hover',
  'sun',
  'glow',
  'sky-0',
  'sky-1',
  'sky-2',
  'skin',
  'skin-deep',
  'hair',
  'hair-dark',
];

/**
 * Reports pairs of colours in the style sheet whose contrast is too low, in light and in dark mode (WCAG 1.4.3), and
 * colours that are in no pair.
 */
export function checkContrast(sheet: string): Finding[] {
  const colours = readColours(sheet);
  const report = (name: string, message: string): Finding => ({
    severity: 'error',
    file,
    line: sheet.split('\n').findIndex((line) => line.includes(` --${name}:`)) + 1,
    message,
    href: '/',
    isPending: false,
    knownBy: 'developer',
  });
  const known = new Set([...decorative, ...pairs.flatMap(({ of, on }) => [...of, ...on])]);
  const isUnknown = ([name, value]: [string, string]) => value.startsWith('#') && !known.has(name);
  const unknown = Object.entries(colours.light).filter(isUnknown);
  const tooLow = (['light', 'dark'] as const).flatMap((mode) =>
    pairs.flatMap(({ of, on, least }) =>
      of.flatMap((text) =>
        on.flatMap((ground) => {
          const ratio = contrastOf(colours[mode][text], colours[mode][ground]);
          if (ratio >= least) return [];
          const message = `--${text} on --${ground} has a contrast of ${ratio.toFixed(2)} in ${mode} mode: change one of them until it is ${least} or more.`;
          return [report(text, message)];
        }),
      ),
    ),
  );
  const advice = 'add it to pairs in lib/launch/contrast.ts with its background, or to decorative.';
  return [
    ...tooLow,
    ...unknown.map(([name]) => report(name, `Nobody checks the contrast of --${name}: ${advice}`)),
  ];
}
