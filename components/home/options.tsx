import { clsx } from 'clsx';
import { DotArray } from '@/components/art/dot-array';
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

const levels = Object.keys(options.certainty.levels);

/** How strong the studies are, as one to three dots beside the word for it. */
function Strength({ level }: Pick<Certainty, 'level'>) {
  return (
    <span className="mr-1 inline-block w-9 align-[0.06em] no-print">
      <DotArray filled={1 + levels.indexOf(level)} total={levels.length} look="comparison" />
    </span>
  );
}

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
      {certainty && (
        <i>
          <Strength level={certainty.level} /> {options.certainty.text(certainty)}
        </i>
      )}
    </>
  );
}

function payerOf({ glance: { payer } }: TreatmentOption) {
  return typeof payer === 'string' ? payer : payer(figures);
}

/**
 * All options in a few words each, on wider screens. On a phone, the row of each option shows a part of it (OptionRow),
 * because so many facts would take a whole screen.
 */
function Glance() {
  const { optionLabel, glance, items, certainty } = options;
  const row = 'grid grid-cols-[minmax(0,5fr)_minmax(0,13fr)] gap-x-6';
  const facts = 'grid grid-cols-[minmax(0,4fr)_repeat(3,minmax(0,3fr))] gap-x-6';
  return (
    <div className="mt-6 mb-4 text-small max-md:hidden no-print">
      <p className="mb-6 max-w-[52rem]">{certainty.rule}</p>
      <div aria-hidden="true" className={clsx('pb-2 font-semibold', row)}>
        <p>{optionLabel}</p>
        <p className={facts}>
          {Object.values(glance).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
      <ul>
        {items.map((option) => (
          <li key={option.id} className={clsx('border-t border-line-strong py-2.5', row)}>
            <p>
              <b className="block text-body font-semibold">{option.name}</b>{' '}
              <span className="text-ink-2">{option.what}</span>
            </p>
            <dl className={facts}>
              {[
                [glance.visits, option.glance.visits],
                [glance.ride, option.glance.ride],
                [glance.payer, payerOf(option)],
              ].map(([label, text]) => (
                <div key={label} className="pt-0.5">
                  <dt className="sr-only">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
              <div className="pt-0.5">
                <dt className="sr-only">{glance.certainty}</dt>
                <dd>
                  <Strength level={option.answers.effect.certainty.level} />{' '}
                  {certainty.levels[option.answers.effect.certainty.level]}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The style sheet lays out rows and cells as cards. Safari then ignores that they are rows and cells, unless they have
 * explicit roles.
 */
function OptionRow({ option }: { option: TreatmentOption }) {
  const { level } = option.answers.effect.certainty;
  return (
    <tr role="row">
      {/* html-validate does not allow <details> inside <th>, so this is a <td> with the role of a row header. */}
      <td role="rowheader" id={`option-${option.id}`}>
        <details className="details" data-open-wide="80" suppressHydrationWarning>
          <summary>
            <span>
              {option.name}{' '}
              <span className="block font-normal text-ink-2 md:hidden no-print">
                {payerOf(option)}.{' '}
                <span className="block">
                  <Strength level={level} /> {options.certainty.text({ level })}
                </span>
              </span>
            </span>
          </summary>
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
    <div id="options" data-sheet="" className="options mt-3 border-t-2 border-ink pt-2.5 md:mt-16 md:pt-6">
      <h3 className="mb-1 text-h3 md:mb-3 md:text-h2">{options.title}</h3>
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
      <Glance />
      <Fold summary={options.moreText(options.items.length)}>
        <div className="grid gap-2 text-small">
          <p className="max-w-[52rem] md:my-4">
            {condition.text}
            <Citations ids={condition.sources} /> {limits}{' '}
            <span className="md:hidden print:inline">{certainty.rule}</span>
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
