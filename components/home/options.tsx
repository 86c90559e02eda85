import { Citations } from '@/components/site/citations';
import { figures } from '@/components/site/figures';
import { PhoneLink } from '@/components/site/phone-link';
import { BrowserScript } from '@/components/ui/browser-script';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { clinic } from '@/content/clinic';
import { type Certainty, type OptionAnswer, options, type TreatmentOption } from '@/content/options';
import { formatDate, yearAfter } from '@/lib/format';
import { sectionHref } from '@/lib/section-links';
import { settings } from '@/lib/settings';
import { reviewed } from './reviewed';

/**
 * A statement, then the numbers of its sources or a link to the place on this page that it comes from, and how certain
 * it is.
 */
function Answer({
  answer: { text, sources, ownSource, certainty },
}: {
  answer: OptionAnswer & { certainty?: Certainty };
}) {
  return (
    <>
      {typeof text === 'string' ? text : text(figures)}
      {sources && <Citations ids={sources} />}
      {ownSource && (
        <>
          {' '}
          <a href={sectionHref(ownSource.href, true)} className="text-link">
            {ownSource.text}
          </a>
        </>
      )}
      {certainty && <i>{` ${options.certainty.text(certainty)}`}</i>}
    </>
  );
}

/**
 * The style sheet lays out rows and cells as cards. Safari then ignores that they are rows and cells, unless they have
 * explicit roles.
 */
function OptionRow({ option }: { option: TreatmentOption }) {
  return (
    <tr role="row">
      {/* html-validate does not allow <details> inside <th>, so this is a <td> with the role of a row header. */}
      <td role="rowheader" id={`option-${option.id}`}>
        <details className="details" data-open-wide="80" suppressHydrationWarning>
          <summary>{option.name}</summary>
          <p>{option.what}</p>
        </details>
      </td>
      {options.questions.map(({ id, text }) => (
        <td key={id} role="cell">
          <b aria-hidden="true">{text}</b>
          <Answer answer={option.answers[id]} />
        </td>
      ))}
    </tr>
  );
}

/**
 * The treatment options in one table: side by side on a wide screen, one card for each option on a smaller one. While
 * the URL ends in #sheet, only elements with `data-sheet` are printed, on one page (app/styles/options.css).
 */
export function Options() {
  const { about, ask, certainty, condition, limits, sheet, values } = options;
  const { host } = new URL(settings.siteUrl);
  return (
    <div
      id="options"
      data-sheet=""
      className="options mt-3 border-t border-line-strong pt-3 md:mt-10 md:pt-5"
    >
      <h3 className="mb-1 text-h4 md:mb-3 md:text-h3">{options.title}</h3>
      <p id="sheet" className="hidden target:block mb-3 no-print">
        {sheet.note}{' '}
        <a href="#options" className="text-link">
          {sheet.leaveText}
        </a>
      </p>
      <p className="sheet-only">
        {sheet.contact({ clinic: clinic.name, address: host })} <PhoneLink />.
      </p>
      <p className="max-w-[52rem] text-small md:text-body">{options.lead}</p>
      {/* Only a look ahead: the table below says the same to screen readers, and in print. */}
      <ul
        aria-hidden="true"
        className="mt-5 mb-2 grid gap-x-gap gap-y-4 text-small max-md:hidden md:grid-cols-3 no-print"
      >
        {options.items.map(({ id, name, what }) => (
          <li key={id} className="border-t border-line-strong pt-3">
            <b className="block text-body font-semibold">{name}</b> <span className="text-ink-2">{what}</span>
          </li>
        ))}
      </ul>
      <Fold summary={options.moreText(options.items.length)}>
        <div className="grid gap-2 text-small">
          <p className="max-w-[52rem]">
            {condition.text}
            <Citations ids={condition.sources} /> {limits} {certainty.rule}
          </p>
          <table role="table">
            <caption className="sr-only">{options.title}</caption>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {options.optionLabel}
                </th>
                {options.questions.map(({ id, text }) => (
                  <th key={id} role="columnheader" scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {options.items.map((option) => (
                <OptionRow key={option.id} option={option} />
              ))}
            </tbody>
          </table>
          <div className="mt-2 grid gap-x-gap gap-y-4 lg:grid-cols-2">
            <div>
              <h4 className="text-h4 font-semibold">{values.title}</h4>
              <p className="mt-1 mb-2 text-ink-2 no-print">{values.lead}</p>
              <DashList items={values.prompts} />
            </div>
            <div>
              <h4 className="mb-2 text-h4 font-semibold">{ask.title}</h4>
              <ol className="list-decimal pl-6">
                {ask.items.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </div>
          </div>
          <p className="mt-2 max-w-prose">
            {about({ asOf: formatDate(options.asOf), next: formatDate(yearAfter(options.asOf)) })}
            <span className="sheet-only"> {reviewed}</span>
          </p>
          <p className="no-print">
            <a href="#sheet" className="text-link tappable font-semibold">
              {sheet.printText}
            </a>
          </p>
        </div>
      </Fold>
      <BrowserScript name="sheet" />
    </div>
  );
}
