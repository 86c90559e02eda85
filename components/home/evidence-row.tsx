import { clsx } from 'clsx';

type Props = {
  headingId?: string;
  title: string;
  /** What the row comes to. */
  verdict?: string;
  /** Drawings of figures. */
  figures?: React.ReactNode;
  children: React.ReactNode;
};

/**
 * A row of the evidence. On a phone, its figures and its text are below its title. On wide screens, the figures are on
 * the right; without figures, the text is.
 */
export function EvidenceRow({ headingId, title, verdict, figures, children }: Props) {
  return (
    <div className="grid gap-x-gap gap-y-2 border-line-strong pt-3.5 md:grid-cols-2 md:grid-rows-[auto_1fr] md:border-t md:pt-5">
      <div>
        <h3 id={headingId} className="font-text text-h4 font-semibold">
          {title}
        </h3>
        {verdict && <p className="mt-0.5 font-display text-h4 lg:text-h3">{verdict}</p>}
      </div>
      {figures && (
        <div className="grid content-start gap-y-3 md:col-start-2 md:row-span-2 md:row-start-1 md:gap-y-4">
          {figures}
        </div>
      )}
      <div className={clsx('text-detail leading-[1.4]', !figures && 'md:col-start-2 md:row-start-1')}>
        {children}
      </div>
    </div>
  );
}
