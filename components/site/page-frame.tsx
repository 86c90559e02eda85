import { BrowserScript } from '@/components/ui/browser-script';
import { crisis, site } from '@/content/site';
import type { PagePath } from '@/lib/pages';
import { CrisisLinks } from './crisis-links';
import { Footer } from './footer';
import { Header } from './header';

/**
 * A pointer that rests on a way to book, or a finger that comes down on it, has that page fetched: the page alone, so the
 * calendar's vendor hears nothing until it opens. Named by address, not by selector: for a selector the browser goes
 * through the whole page whenever its address changes, which a press on a nav link waits for.
 */
const fetchBookingAhead = JSON.stringify({
  prefetch: [{ where: { href_matches: '/booking' }, eagerness: 'moderate' }],
});

/** What every page stands in: crisis bar, header, main, footer. */
export function PageFrame({ page, children }: { page: PagePath; children: React.ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link no-print">
        {site.skipLink}
      </a>
      <aside
        aria-label={crisis.label}
        className="night flex min-h-11 flex-wrap items-center justify-center px-gutter text-small"
      >
        <p>
          {crisis.question} <CrisisLinks className="underline underline-offset-[0.2em]" /> — {crisis.note}
        </p>
      </aside>
      <Header page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      {page !== '/booking' && <script type="speculationrules">{fetchBookingAhead}</script>}
      <BrowserScript name="folds" />
      <BrowserScript name="links" />
    </>
  );
}
