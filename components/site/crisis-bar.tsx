import { crisis } from '@/content/site';
import { CrisisLinks } from './crisis-links';

/** First thing on every page; it scrolls away, the header stays. */
export function CrisisBar() {
  return (
    <aside
      aria-label={crisis.label}
      className="night flex min-h-11 flex-wrap items-center justify-center px-gutter text-small"
    >
      <p>
        {crisis.question} <CrisisLinks className="underline underline-offset-[0.2em]" /> — {crisis.note}
      </p>
    </aside>
  );
}
