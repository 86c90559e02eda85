import { site } from '@/content/site';
import { attribution } from '@/generated/boot/attribution';
import { settings } from '@/lib/settings';
import { CrisisBar } from './crisis-bar';
import { Footer } from './footer';
import { Header } from './header';
import { ReviewBar } from './review-bar';

/** What every page stands in: crisis bar, header, main, footer; in a preview the review bar comes first. */
export function PageFrame({ onHome = false, children }: { onHome?: boolean; children: React.ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {site.skipLink}
      </a>
      {!settings.isProduction && <ReviewBar />}
      <CrisisBar />
      <Header onHome={onHome} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer onHome={onHome} />
      <script>{attribution}</script>
    </>
  );
}
