import { clsx } from 'clsx';

type Props = {
  title: string;
  headingId: string;
  /** The heading level that its place needs. */
  headingLevel?: 'h2' | 'h3';
  className?: string;
  children: React.ReactNode;
};

/** A titled block below a dark rule. */
export function Panel({ title, headingId, headingLevel: Heading = 'h2', className, children }: Props) {
  return (
    <section
      aria-labelledby={headingId}
      className={clsx('border-t-[1.5px] border-line-strong pt-6', className)}
    >
      <Heading id={headingId} className="mb-4 text-h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}
