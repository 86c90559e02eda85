import { clsx } from 'clsx';
import { Label } from './label';
import { Phrases } from './phrases';

type Props = {
  id?: string;
  headingId?: string;
  className?: string;
  words: { label: string; title: string; lead?: string };
  /** Whether a wide screen shows the lead beside the title, where both have at least two lines. */
  isLeadBeside?: boolean;
  /** Whether it is for looking things up. Its title is then smaller than those of the sections that tell the plan. */
  isReference?: boolean;
  children: React.ReactNode;
};

/**
 * A section with a head. It is a landmark named by its label and its heading. `id` is its URL fragment; without one, it
 * needs a `headingId`. It receives focus when a visitor follows a link to it. Without scripts, that focus also hides the
 * menu (app/styles/controls.css).
 */
export function Section({
  id,
  headingId = `${id}-title`,
  className,
  words,
  isLeadBeside = false,
  isReference = false,
  children,
}: Props) {
  const labelId = `${headingId}-label`;
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={`${labelId} ${headingId}`}
      className={clsx('py-section', className)}
    >
      <div className="wrap">
        <div className={clsx('section-head', isLeadBeside && 'section-head-beside')}>
          <Label id={labelId}>{words.label}</Label>
          <h2 id={headingId} className={clsx('max-w-[22em]', isReference ? 'text-part' : 'text-h2')}>
            <Phrases text={words.title} />
          </h2>
          {words.lead && <p className="max-w-[40em] text-ink-2 md:text-lead">{words.lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
