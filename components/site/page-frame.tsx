import { site } from '@/content/site';
import { links } from '@/generated/browser/links';
import { settings } from '@/lib/settings';
import { CrisisBar } from './crisis-bar';
import { Footer } from './footer';
import { Header } from './header';
import { ReviewBar } from './review-bar';

/**
 * A pointer that rests on a way to book, or a finger that comes down on it, has that page fetched: the page alone, so the
 * calendar's vendor hears nothing until it opens. Named by address, not by selector: for a selector the browser goes
 * through the whole page whenever its address changes, which a press on a nav link waits for.
 */
const fetchBookingAhead = JSON.stringify({
  prefetch: [{ where: { href_matches: '/booking' }, eagerness: 'moderate' }],
});

/**
 * What every page stands in: crisis bar, header, main, footer; in a preview the review bar comes first.
 *
 * @param laidOut how what lies below the first screen is laid out after it (app/styles/sections.css); else with it
 */
export function PageFrame({
  onHome = false,
  onBooking = false,
  laidOut,
  children,
}: {
  onHome?: boolean;
  onBooking?: boolean;
  laidOut?: 'by-part' | 'in-turns';
  children: React.ReactNode;
}) {
  return (
    <>
      <a href="#main" className="skip-link">
        {site.skipLink}
      </a>
      {!settings.isProduction && <ReviewBar />}
      <CrisisBar />
      <Header onHome={onHome} />
      <main id="main" tabIndex={-1} className={laidOut}>
        {children}
      </main>
      <Footer onHome={onHome} />
      {!onBooking && <script type="speculationrules">{fetchBookingAhead}</script>}
      <script>{links}</script>
    </>
  );
}
