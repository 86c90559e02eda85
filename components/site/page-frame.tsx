import { BrowserScript } from '@/components/ui/browser-script';
import { crisis, site } from '@/content/site';
import type { PagePath } from '@/lib/pages';
import { CrisisLinks } from './crisis-links';
import { Footer } from './footer';
import { Header } from './header';

/**
 * Prefetches the booking page when a pointer rests on a link to it or a finger touches one. Only the page itself is
 * fetched, so the calendar's vendor learns of the visit only when the page opens. The rule matches URLs rather than a
 * selector: for a selector, the browser would search the whole page whenever the URL changes, which delays a click on a
 * nav link.
 */
const fetchBookingAhead = JSON.stringify({
  prefetch: [{ where: { href_matches: '/booking' }, eagerness: 'moderate' }],
});

/** The frame of every page: crisis bar, header, main, footer. */
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
      <BrowserScript name={page === '/' ? 'home-end' : 'page-end'} />
    </>
  );
}
