import { readColours } from '@/lib/art/colours';
import { contrastOf } from '@/lib/contrast';
import type { Finding } from './finding';

const file = 'app/styles/tokens.css';

/** Colours of text and controls, and the backgrounds they appear on, by their names in app/styles/tokens.css. */
const pairs: readonly { on: readonly string[]; of: readonly string[]; least: number }[] = [
  { of: ['ink', 'ink-2', 'ink-3', 'link'], on: ['paper', 'surface', 'mist', 'dawn'], least: 4.5 },
  { of: ['ember-ink'], on: ['paper', 'surface', 'dawn'], least: 4.5 },
  { of: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
  { of: ['on-night', 'on-night-2'], on: ['night', 'night-2'], least: 4.5 },
  { of: ['on-night-action'], on: ['night-action', 'night-action-hover'], least: 4.5 },
  // WCAG 1.4.11 requires less contrast for what is seen but not read: the edges of controls, and the focus ring.
  { of: ['line-strong', 'focus', 'action'], on: ['paper', 'surface'], least: 3 },
  { of: ['night-focus', 'night-action'], on: ['night', 'night-2'], least: 3 },
];

/** Reports pairs of colours in the style sheet whose contrast is too low, in light and in dark mode (WCAG 1.4.3). */
export function checkContrast(sheet: string): Finding[] {
  const colours = readColours(sheet);
  const lineOf = (name: string) => sheet.split('\n').findIndex((line) => line.includes(` --${name}:`)) + 1;
  return (['light', 'dark'] as const).flatMap((mode) =>
    pairs.flatMap(({ of, on, least }) =>
      of.flatMap((text) =>
        on.flatMap((ground) => {
          const ratio = contrastOf(colours[mode][text], colours[mode][ground]);
          if (ratio >= least) return [];
          const message = `--${text} on --${ground} has a contrast of ${ratio.toFixed(2)} in ${mode} mode: change one of them until it is ${least} or more.`;
          const found = { severity: 'error', file, line: lineOf(text), message } as const;
          return [{ ...found, href: '/', isPending: false, knownBy: 'developer' as const }];
        }),
      ),
    ),
  );
}
