import { rings } from '@/lib/art/rings';

/** Twelve rings around a half sun, filling the box it is put in from its lower edge. */
export function Rings() {
  return (
    <svg className="rings" viewBox="0 0 900 450" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {rings().map(({ d, strokeWidth, opacity }) => (
        <path key={d} strokeWidth={strokeWidth} opacity={opacity} d={d} />
      ))}
      <path fill="var(--night-action)" stroke="none" d="M392 450a58 58 0 0 1 116 0Z" />
    </svg>
  );
}
