import { clsx } from 'clsx';
import { DotArray } from '@/components/art/dot-array';
import { dotsPerRate, filledDots } from './rate-figure';

type Props = {
  percent: number;
  /** The percentage as it is printed, if that says more than the number, e.g. "70%+". */
  figure?: string;
  /** Of whom. */
  of: string;
  look: 'studies' | 'comparison' | 'clinic';
};

/**
 * A percentage, of whom, and its dots. All figures and all names are equally wide, so that every row of dots begins and
 * ends at the same place. On phones and with large text, the dots are below. The clinic's own figures are in small type, so
 * that they do not outshine those of studies.
 */
export function RateBar({ percent, figure = `${percent}%`, of, look }: Props) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-2 gap-y-1.5 max-md:pb-1',
        look === 'comparison' && 'text-ink-2',
      )}
    >
      <p
        className={
          look === 'clinic'
            ? 'min-w-[5.25rem] font-semibold'
            : 'min-w-[2.8em] font-display text-part leading-none md:text-[1.875rem]'
        }
      >
        {figure}
      </p>
      <p className="shrink-0 md:w-26 lg:w-36 text-small print:w-auto leading-[1.3]">{of}</p>
      <div className="grow basis-full md:basis-24">
        <DotArray filled={filledDots(percent)} total={dotsPerRate} look={look} />
      </div>
    </div>
  );
}
