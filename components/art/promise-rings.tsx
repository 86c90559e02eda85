/** Distances in units of the drawing, which is 900 wide. */
const innermost = 62;
const pitch = 27;

type Props = {
  weeks: number;
  /** The week whose ring is bright. */
  litWeek: number;
  /** The number of weeks beyond the last, drawn as dashed rings. */
  extraWeeks: number;
};

/**
 * Half rings around a sun, one for each week from the inside out. A key beside it explains the bright and the dashed
 * ones. The width and height of 0 apply only without style sheets, where the drawing would be a black block.
 */
export function PromiseRings({ weeks, litWeek, extraWeeks }: Props) {
  const ring = (week: number) => innermost + pitch * (week - 1);
  const half = (radius: number) => `M${450 - radius} 450a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  const numbers = Array.from({ length: weeks + extraWeeks }, (_, i) => i + 1);
  const plain = numbers.filter((week) => week <= weeks && week !== litWeek);
  const extra = numbers.filter((week) => week > weeks);
  return (
    <span className="drawing">
      <svg width="0" height="0" viewBox="0 0 900 450" aria-hidden="true">
        {plain.map((week) => (
          <path key={week} strokeWidth="1.6" opacity={0.75 - week * 0.03} d={half(ring(week))} />
        ))}
        <path
          strokeWidth="2"
          strokeDasharray="3 9"
          strokeLinecap="round"
          opacity="0.85"
          d={extra.map((week) => half(ring(week))).join('')}
        />
        <path strokeWidth="4.5" d={half(ring(litWeek))} />
        <path fill="var(--night-action)" stroke="none" d={`${half(40)}Z`} />
      </svg>
    </span>
  );
}
