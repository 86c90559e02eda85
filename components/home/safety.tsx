import { Citations } from '@/components/site/citations';
import { CrisisLinks } from '@/components/site/crisis-links';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { safety } from '@/content/safety';

/** The gravest, which a phone shows at once. */
const shownReasons = 6;

/** Risks and who should not have this care, under a heading with its own address. */
export function Safety() {
  return (
    <section
      id="safety"
      tabIndex={-1}
      aria-labelledby="safety-title"
      className="mt-6 border-t-2 md:mt-16 border-ink pt-4 md:pt-5"
    >
      <h3 id="safety-title" className="mb-2 text-h2 md:mb-8">
        {safety.title}
      </h3>
      <p className="max-w-[34.7em] font-semibold">{safety.worse}</p>
      <p className="mb-3 md:mb-6">
        <CrisisLinks className="text-link" withChat />
      </p>
      <div className="grid gap-x-gap gap-y-6 lg:grid-cols-2">
        <div>
          <h4 className="mb-2 text-h4 font-semibold">{safety.notForTitle}</h4>
          <p className="mb-3 text-ink-2">{safety.notForLead}</p>
          <DashList items={safety.notFor.slice(0, shownReasons)} className="text-small" />
          <Fold isRest summary={safety.notForMoreText(safety.notFor.length - shownReasons)}>
            <DashList items={safety.notFor.slice(shownReasons)} className="text-small" />
          </Fold>
        </div>
        <div>
          <h4 className="mb-2 text-h4 font-semibold">{safety.risksTitle}</h4>
          <table className="risk-table w-full table-fixed text-small wrap-anywhere">
            <caption className="sr-only">{safety.risksTitle}</caption>
            <thead>
              <tr>
                <th scope="col" id="risks-common" className="w-[38%]">
                  {safety.commonLabel}
                </th>
                <th scope="col" id="risks-serious">
                  {safety.seriousLabel}
                </th>
              </tr>
            </thead>
            {safety.risks.map((risk) => (
              <tbody key={risk.id}>
                <tr>
                  <th scope="rowgroup" id={`risks-${risk.id}`} colSpan={2}>
                    {risk.title}
                  </th>
                </tr>
                <tr>
                  {/* Browsers give the cells of a row group no header from its first row. */}
                  <td headers={`risks-${risk.id} risks-common`}>{risk.common}</td>
                  <td headers={`risks-${risk.id} risks-serious`}>
                    {risk.serious} <Citations ids={risk.sources} />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
          <Fold isOpenWide summary={safety.otherOptionsTitle} className="mt-2 md:mt-4">
            <p className="text-ink-2">{safety.otherOptions}</p>
          </Fold>
        </div>
      </div>
    </section>
  );
}
