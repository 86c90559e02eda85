import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { Fold } from '@/components/ui/fold';
import { clinic } from '@/content/clinic';
import { planProcess } from '@/content/home';
import { plan } from '@/content/offer';
import { disclaimer, goodFaithEstimate } from '@/content/safety';
import { crisis, footer } from '@/content/site';
import type { PagePath } from '@/lib/pages';
import { bookingHref, sectionHref } from '@/lib/section-links';
import { ClinicContact } from './clinic-contact';
import { ClinicPlace, ClinicRecord, PolicyLinks } from './clinic-record';
import { figures } from './figures';
import { VisitCounting } from './visit-counting';

/** A list under a title that opens it on a phone, and that is no heading, because VoiceOver finds none in a summary. */
function FoldedList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Fold isOpenWide summary={title} className="md:-mt-2.5 md:p-0">
      {children}
    </Fold>
  );
}

/** On wide screens, the legal notices line up with the columns above them. */
const columns = 'md:grid-cols-[5fr_4fr_4fr] md:gap-x-gap';

/** The legal notices: the disclaimer, the Good Faith Estimate, a state's notice, the policies, and the copyright. */
function Notices({ onHome }: { onHome: boolean }) {
  return (
    <div className={clsx('grid gap-x-10 gap-y-2 pt-3 md:gap-y-3 md:pt-8', columns)}>
      <div className="grid content-start gap-y-2 md:gap-y-3">
        <p className="max-w-prose">
          <strong className="text-ink">{disclaimer.title}.</strong> {disclaimer.short}
        </p>
        <Fold summary={<span className="text-ink">{disclaimer.moreText}</span>}>
          <ul className="dashes grid max-w-prose gap-2.5 pt-2">
            {disclaimer.long.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <div className="grid content-start gap-y-2 md:gap-y-3 md:col-span-2">
        <p className="md:-mt-2.5 no-print">
          <a href={sectionHref('/#good-faith-estimate', onHome)} className="text-link tappable">
            {goodFaithEstimate.shortText}
          </a>
        </p>
        {typeof clinic.stateNotice === 'string' && <p className="max-w-prose">{clinic.stateNotice}</p>}
        <PolicyLinks />
        <p>{footer.copyright}</p>
      </div>
    </div>
  );
}

/** Crisis help, who we are, links, what the program is, and the legal notices. */
export function Footer({ page }: { page: PagePath }) {
  const onHome = page === '/';
  return (
    <footer id="footer" className="night text-small text-ink-2">
      <div className="wrap py-4 md:py-10">
        <div className="flex flex-col gap-3 border-b border-line pb-4 md:gap-4 md:flex-row md:pb-10 md:items-center md:justify-between print:block print:break-inside-avoid print:border-2 print:border-ink print:px-[8pt] print:py-[6pt]">
          <div>
            <h2 className="text-h3 text-ink">{footer.crisisTitle}</h2>
            <p className="mt-2 max-w-prose">{footer.crisisText}</p>
          </div>
          <div className="grid shrink-0 grid-cols-2 gap-2.5 md:max-w-[50%] lg:flex lg:max-w-none">
            <a href={crisis.call.href} className="button button-crisis col-span-2 gap-2.5 text-body">
              <Phone size={20} aria-hidden="true" />
              {crisis.call.text}
            </a>
            <a href={crisis.text.href} className="button button-quiet text-body">
              {crisis.text.text}
            </a>
            <a href={crisis.chat.href} rel="noreferrer" className="button button-quiet text-body">
              {crisis.chat.text}
            </a>
          </div>
        </div>
        <div
          className={clsx(
            'flex flex-wrap gap-x-10 border-b border-line py-3 md:grid md:py-10 print:block',
            columns,
          )}
        >
          <div className="max-md:w-full">
            <h2 className="font-text text-small font-semibold text-ink md:mb-2">{plan.name}</h2>
            <p className="mb-2 max-w-[22.4em] max-md:hidden">{footer.about}</p>
            <ClinicContact />
            <ClinicPlace />
          </div>
          <nav aria-label={footer.quickLinksTitle}>
            <FoldedList title={footer.quickLinksTitle}>
              <ul className="lg:columns-2">
                {footer.quickLinks.map((link) => (
                  <li key={link.href}>
                    <a
                      href={bookingHref(sectionHref(link.href, onHome), page)}
                      className="tappable text-ink hover:underline"
                    >
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </FoldedList>
          </nav>
          <div className="no-print">
            <FoldedList title={footer.programTitle}>
              <ul aria-label={footer.programTitle} className="grid gap-0.5 md:gap-2">
                {footer.program({ phases: planProcess.phases.length, ...figures }).map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <ClinicRecord />
            </FoldedList>
          </div>
        </div>
        {onHome && <VisitCounting />}
        <Notices onHome={onHome} />
      </div>
    </footer>
  );
}
