import { Drawing } from '@/components/art/drawing';
import { site } from '@/content/site';

/**
 * Mark and wordmark, linking home; where the header is wide enough, with the clinic's name. It is one line high: if large
 * or translated text does not fit, it wraps below and is clipped.
 */
export function Brand({ href }: { href: string }) {
  return (
    <a
      href={href}
      aria-label={site.brandLabel}
      className="flex h-12 min-w-11 flex-wrap items-center gap-x-1.5 overflow-hidden text-ink @bar:h-18 @bar:shrink-0 @bar:gap-x-3"
    >
      <Drawing name="mark" className="art h-12 w-8 shrink-0 @bar:h-17 @bar:w-[2.625rem]" />
      <span className="font-display text-[0.875rem] leading-[1.12] whitespace-nowrap @brand:text-[1.1875rem] print:text-[12pt]">
        {site.wordmark[0]} <br className="@brand:hidden no-print" />
        {site.wordmark[1]}{' '}
        <span className="mt-0.5 hidden text-micro leading-[1.25] text-ink-2 @brand:block">{site.sender}</span>
      </span>
    </a>
  );
}
