import type { Sea } from '@/lib/art/sea';

/** `ramp` names the custom properties `--{ramp}-0…11`. Each line has a group of its own, so that CSS can scale it about its baseline. */
export function SeaLines({
  lines,
  ramp,
  stroke,
}: Pick<Sea, 'lines'> & { ramp: 'sea' | 'day'; stroke: string }) {
  return (
    <g stroke={stroke}>
      {lines.map(({ baseline, d }, k) => (
        <g key={baseline} transform={`translate(0 ${baseline})`}>
          <path fill={`var(--${ramp}-${k})`} d={d} />
        </g>
      ))}
    </g>
  );
}
