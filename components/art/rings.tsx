import { rings } from '@/lib/art/rings';

/** Twelve rings around a half sun, filling the box it is put in from its lower edge. */
export function Rings() {
  return (
    <svg className="rings" viewBox="0 0 900 450" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {rings().map(({ radius, strokeWidth, opacity }) => (
        <circle key={radius} cx="450" cy="450" r={radius} strokeWidth={strokeWidth} opacity={opacity} />
      ))}
      <path fill="var(--night-action)" stroke="none" d="M392 450a58 58 0 0 1 116 0Z" />
    </svg>
  );
}
