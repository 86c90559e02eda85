import { bandPaths } from '@/lib/art/bands';

/**
 * Night brightens into paper (`band`), mist deepens into night (`deep`). `ramp` names the custom properties
 * `--{ramp}-0…8`, of which the last is the ground of the section that follows. The second bands of a page `borrow` the
 * shapes of the first.
 */
export function Bands({ ramp, borrow = false }: { ramp: 'band' | 'deep'; borrow?: boolean }) {
  return (
    <svg
      className={`bands bands-${ramp}`}
      viewBox="0 0 1600 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bandPaths().map((d, i) => (
        <g key={d} fill={`var(--${ramp}-${i})`}>
          {borrow ? <use href={`#band-${i}`} /> : <path id={`band-${i}`} d={d} />}
        </g>
      ))}
    </svg>
  );
}
