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

const ring = (week: number) => innermost + pitch * (week - 1);

/** An empty drawing as wide as a part of the rings. A style attribute would be refused by the content policy. */
function Spacer({ units }: { units: number }) {
  return (
    <svg width={`${((100 * units) / 900).toFixed(1)}%`} height="1" aria-hidden="true" className="shrink-0" />
  );
}

/**
 * The two labels below the rings: one centred under the foot of the bright ring, the other at the edge, under the dashed
 * ones.
 */
export function RingLabels({ litWeek, lit, extra }: { litWeek: number; lit: string; extra: string }) {
  return (
    <div className="flex text-small leading-[1.3] text-ink-2">
      <Spacer units={450 - ring(litWeek)} />
      <div className="flex w-0 justify-center">
        <p className="w-18 shrink-0 text-center md:w-max">{lit}</p>
      </div>
      <p className="ml-auto pr-(--slab-padding) text-right max-md:w-34 lg:pr-0">{extra}</p>
    </div>
  );
}

/**
 * Half rings around a sun, one for each week from the inside out. The width and height of 0 apply only without style
 * sheets, where the drawing would be a black block.
 */
export function PromiseRings({ weeks, litWeek, extraWeeks }: Props) {
  const half = (radius: number) => `M${450 - radius} 450a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  const numbers = Array.from({ length: weeks + extraWeeks }, (_, i) => i + 1);
  const plain = numbers.filter((week) => week <= weeks && week !== litWeek);
  const extra = numbers.filter((week) => week > weeks);
  return (
    <span className="drawing rings">
      <svg width="0" height="0" viewBox="0 30 900 436" aria-hidden="true" className="drawn">
        <path strokeWidth="1.6" opacity="0.55" d={plain.map((week) => half(ring(week))).join('')} />
        <path
          strokeWidth="2"
          strokeDasharray="3 9"
          strokeLinecap="round"
          opacity="0.85"
          d={extra.map((week) => half(ring(week))).join('')}
        />
        <path
          strokeWidth="4.5"
          d={`${half(ring(litWeek))}M${450 - ring(litWeek)} 450v16M${450 + ring(weeks + (1 + extraWeeks) / 2)} 450v16`}
        />
        <path fill="var(--night-action)" stroke="none" d={`${half(40)}Z`} />
      </svg>
    </span>
  );
}
