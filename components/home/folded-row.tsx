import { clsx } from 'clsx';
import { Fold } from '@/components/ui/fold';

type Props = {
  title: string;
  headingId?: string;
  headingLevel?: 'h3' | 'h4';
  /** What the row comes to. On a phone, a press on it shows the rest. */
  gist: string;
  /** What is on the left of the children where there is room, and above them otherwise. */
  main?: React.ReactNode;
  /** What stays in view on a phone, too. */
  note?: React.ReactNode;
  children: React.ReactNode;
};

/** A row of figures or risks: on a phone, a title and what the row comes to, which opens; on a wide screen, all of it. */
export function FoldedRow({
  title,
  headingId,
  headingLevel: Heading = 'h3',
  gist,
  main,
  note,
  children,
}: Props) {
  return (
    <div className="named-fold gap-x-gap border-t border-line-strong pt-3 pb-1 md:py-5 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <Heading id={headingId} className="font-text text-h4 font-semibold">
        {title}
      </Heading>
      <div>
        <Fold
          isOpenWide
          summary={<span className="font-display text-h4 font-normal lg:text-h3">{gist}</span>}
          className="*:first:items-start *:first:py-0.5 md:p-0"
        >
          <div className="grid content-start gap-x-gap gap-y-3 pt-1 text-detail leading-[1.4] md:grid-cols-[3fr_2fr] lg:grid-cols-[minmax(0,1fr)_20rem]">
            {main && <div className="grid gap-y-3 md:gap-y-4">{main}</div>}
            <div className={clsx(!main && 'col-span-full')}>{children}</div>
          </div>
        </Fold>
        {note}
      </div>
    </div>
  );
}
