/** One path, or a dashed one as [dashes, path]. */
type Stroke = string | readonly [dashes: string, path: string];

/** Drawings of 240 × 64 units, keyed by the card's id. Each pictures the course of care that the card describes. */
const traces: Readonly<Record<string, readonly Stroke[]>> = {
  'trial-and-error': [
    'M0 32C10 32 14 52 28 54S48 30 60 30S78 54 94 54S114 32 126 32S144 54 160 54S180 34 192 34S212 54 240 54',
  ],
  pieces: ['M0 32C10 36 16 46 30 46H56M112 40H140M200 50H240'],
  'far-apart': ['M0 32C8 40 12 54 24 54H30l5-6 5 6h14l5-8 5 8h20l5-9 5 9h26l5-8 5 8h34l5-6 5 6h66'],
  'missed-factors': [
    [
      '7 7',
      'M0 32C10 40 14 50 26 46L44 54 58 38 72 50 90 34 104 52 122 42 138 54 156 36 176 50 196 40 216 52 240 46',
    ],
  ],
  unmeasured: [
    'M0 32C12 44 20 54 36 52S56 30 76 32',
    ['5 6', 'M76 32C92 34 98 52 118 50'],
    ['2 10', 'M118 50C142 48 150 30 176 34S212 50 238 46'],
  ],
  'ends-early': ['M0 32C12 42 18 54 34 54C70 54 92 22 138 18H150M150 54H240', ['2 5', 'M150 18V50']],
};

/** For a card that has no drawing of its own. */
const wavering: readonly Stroke[] = [
  'M0 32C14 32 20 46 38 46S62 34 82 36 108 50 130 48 158 36 180 40 212 50 240 46',
];

/**
 * Draws the course of care that a card describes: a line that stays below a dotted line, the goal. An unknown `id` gets
 * a plain wavering line. The width and height of 0 apply only without style sheets, where the drawing would be a black
 * block.
 */
export function ProblemTrace({ id }: { id: string }) {
  return (
    <svg
      width="0"
      height="0"
      className="trace art drawn size-full min-w-0 stroke-apricot"
      viewBox="0 0 240 64"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-ink-2 stroke-[1.5px]" strokeDasharray="1 6" d="M0 10H240" />
      {(traces[id] ?? wavering).map((stroke) => {
        const [dashes, path] = typeof stroke === 'string' ? [undefined, stroke] : stroke;
        return <path key={path} strokeDasharray={dashes} d={path} />;
      })}
    </svg>
  );
}
