import { Drawing } from '@/components/art/drawing';
import { site } from '@/content/site';

/** Mark and wordmark, linking home. */
export function Brand({ href }: { href: string }) {
  return (
    <a
      href={href}
      aria-label={site.brandLabel}
      className="flex min-h-11 min-w-11 items-center gap-2 text-ink lg:gap-3"
    >
      <Drawing name="mark" className="art size-8 shrink-0 lg:size-[2.625rem]" />
      <span className="wordmark">
        {site.wordmark[0]} <br />
        {site.wordmark[1]}
      </span>
    </a>
  );
}
