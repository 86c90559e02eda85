import { clsx } from 'clsx';
import { Fold } from '@/components/ui/fold';

type Props = {
  headingId?: string;
  title: string;
  /** What the figures come to, in one sentence. On a phone, a press on it shows them. */
  verdict: string;
  figures?: React.ReactNode;
  children: React.ReactNode;
};

/** A row of the evidence: figures and, beside or below them, what else should be known about them. */
export function EvidenceRow({ headingId, title, verdict, figures, children }: Props) {
  return (
    <div className="named-fold gap-x-gap border-t border-line-strong pt-2.5 md:py-5 lg:grid lg:grid-cols-[1fr_3fr]">
      <h3 id={headingId} className="font-text text-h4 font-semibold">
        {title}
      </h3>
      <Fold
        isOpenWide
        summary={<span className="pr-8 font-display text-h4 font-normal lg:text-h3">{verdict}</span>}
        className="*:first:min-h-0 *:first:pt-0.5 md:p-0"
      >
        <div className="grid content-start gap-x-gap gap-y-3 pt-1 md:grid-cols-[3fr_2fr]">
          {figures && <div className="grid gap-y-3 md:gap-y-4">{figures}</div>}
          <div className={clsx('text-detail leading-[1.4]', !figures && 'col-span-full')}>{children}</div>
        </div>
      </Fold>
    </div>
  );
}
