import { type LucideIcon, Minus, X } from 'lucide-react';
import { Citations } from '@/components/site/citations';
import { CrisisLinks } from '@/components/site/crisis-links';
import { MarkedItem } from '@/components/ui/marked-item';
import { safety } from '@/content/safety';
import { Options } from './options';

/** The mark before each point of a list: a cross before what may rule the plan out. */
const marks: Readonly<Record<(typeof safety.lists)[number]['id'], LucideIcon>> = {
  'rule-out': X,
  change: Minus,
};

/** Where the two columns are stacked, each cell begins with the name of its column. */
function LeadIn({ children }: { children: string }) {
  return (
    <strong aria-hidden="true" className="md:hidden">
      {children}:{' '}
    </strong>
  );
}

/** The risks, and who should not have this care, under a heading with its own URL fragment. */
export function Safety() {
  return (
    <section
      id="safety"
      tabIndex={-1}
      aria-labelledby="safety-title"
      className="mt-3 border-t-2 md:mt-24 border-ink pt-2.5 md:pt-5"
    >
      <div className="mb-3 grid gap-x-split gap-y-2 md:mb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <h2 id="safety-title" className="text-h2 md:mb-2">
          {safety.title}
        </h2>
        {/* One block, because reader modes drop a small one that is mostly links. */}
        <div className="lg:row-span-2 lg:pt-2">
          <p data-sheet="" className="font-semibold">
            {safety.worse}
          </p>
          <p>
            <CrisisLinks className="text-link" withChat />
          </p>
          <p>{safety.worseInCare}</p>
        </div>
        <p className="max-w-prose text-ink-2 md:text-lead">{safety.listsLead}</p>
      </div>
      <div className="grid gap-y-3 md:gap-y-8">
        <div className="grid gap-x-split gap-y-3 md:gap-y-6 lg:grid-cols-2">
          {safety.lists.map((list) => (
            <div key={list.id} data-sheet="">
              <h3 className="mb-1 font-text text-h4 font-semibold md:mb-2">{list.title}</h3>
              <ul className="grid gap-y-0.5 text-small md:gap-y-2.5">
                {list.items.map(({ text }) => (
                  <MarkedItem key={text} text={text} Icon={marks[list.id]} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div>
          <h3 className="mb-1 font-text text-h4 font-semibold md:mb-2">{safety.risksTitle}</h3>
          <table className="risk-table w-full table-fixed text-small wrap-anywhere">
            <caption className="sr-only">{safety.risksTitle}</caption>
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col" id="risks-common" className="w-[38%] lg:w-1/2">
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
                  {/* Browsers do not associate these cells with a header from the row above. */}
                  <td headers={`risks-${risk.id} risks-common`}>
                    <LeadIn>{safety.commonLabel}</LeadIn>
                    {risk.common}
                  </td>
                  <td headers={`risks-${risk.id} risks-serious`}>
                    <LeadIn>{safety.seriousLabel}</LeadIn>
                    {risk.serious}
                    <Citations ids={risk.sources} />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
        </div>
      </div>
      <Options />
    </section>
  );
}
