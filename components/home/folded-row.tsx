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
  /** Whether it is one of several columns of a wide screen, where it opens as on a phone. */
  isColumn?: boolean;
  children: React.ReactNode;
};

/**
 * A row of figures or risks: on a phone, a title and what the row comes to, which opens; on a wide screen, all of it, unless
 * it is a column.
 */
export function FoldedRow({
  title,
  headingId,
  headingLevel: Heading = 'h3',
  gist,
  main,
  note,
  isColumn = false,
  children,
}: Props) {
  return (
    <div
      className={clsx(
        'named-fold border-t border-line-strong pt-3 md:py-4',
        note ? 'pb-1' : 'pb-2.5',
        isColumn ? 'md:pl-4.5' : 'gap-x-gap lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <Heading id={headingId} className="font-text text-h4 font-semibold">
        {title}
      </Heading>
      <div>
        <Fold
          isOpenWide={!isColumn}
          summary={
            <span
              className={clsx(
                'font-normal',
                isColumn ? 'gist text-detail' : 'font-display text-h4 lg:text-h3',
              )}
            >
              {gist}
            </span>
          }
          className="md:p-0"
        >
          <div
            className={clsx(
              'grid content-start gap-x-gap gap-y-3 pt-2 text-detail',
              !isColumn && 'md:grid-cols-[3fr_2fr] lg:grid-cols-[minmax(0,1fr)_22rem]',
            )}
          >
            {main && <div className="grid gap-y-3 md:gap-y-4">{main}</div>}
            <div className={main && !isColumn ? 'border-line lg:border-l lg:pl-6' : 'col-span-full'}>
              {children}
            </div>
          </div>
        </Fold>
        {note}
      </div>
    </div>
  );
}
