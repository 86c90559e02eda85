import { bandPaths } from '@/lib/art/bands';

/** `ramp` names the custom properties `--{ramp}-0…8`, of which the last is the ground of the section that follows. */
export function Bands({ ramp }: { ramp: 'band' | 'deep' }) {
  return (
    <svg
      className={`bands bands-${ramp}`}
      viewBox="0 0 1600 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bandPaths().map((d, i) => (
        <path key={d} fill={`var(--${ramp}-${i})`} d={d} />
      ))}
    </svg>
  );
}
