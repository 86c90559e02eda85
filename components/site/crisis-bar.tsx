import { crisis } from '@/content/site';

/** First thing on every page; it scrolls away, the header stays. */
export function CrisisBar() {
  return (
    <aside
      aria-label={crisis.label}
      className="night flex min-h-11 flex-wrap items-center justify-center px-gutter text-small"
    >
      <p>
        {crisis.question}{' '}
        <a
          href={crisis.href}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-[0.2em]"
        >
          {crisis.linkText}
        </a>{' '}
        — {crisis.note}
      </p>
    </aside>
  );
}
