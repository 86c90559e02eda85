import { Fragment } from 'react';
import { DotArray } from '@/components/art/dot-array';
import { Drawing } from '@/components/art/drawing';
import { Citations } from '@/components/site/citations';
import { figures } from '@/components/site/figures';
import { PhoneLink } from '@/components/site/phone-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { clinic } from '@/content/clinic';
import { type Certainty, type OptionAnswer, options, type TreatmentOption } from '@/content/options';
import { formatDate, yearAfter } from '@/lib/format';
import { placeId } from '@/lib/place-id';
import { sectionHref } from '@/lib/section-links';
import { settings } from '@/lib/settings';
import { reviewed } from './reviewed';

const levels = Object.keys(options.certainty.levels);

/** How strong the studies are, as one to three dots beside the word for it. */
function Strength({ level }: Pick<Certainty, 'level'>) {
  return (
    <span className="inline-block w-9 md:mr-1 md:w-10">
      <DotArray filled={1 + levels.indexOf(level)} total={levels.length} look="studies" />
    </span>
  );
}

/**
 * A statement or several, then the numbers of its sources or a link to the place on this page that it comes from, and how
 * certain it is.
 */
function Answer({
  answer: { text, sources, ownSource, certainty },
}: {
  answer: OptionAnswer & { certainty?: Certainty };
}) {
  const paragraphs = typeof text === 'function' ? [text(figures)] : [text].flat();
  // The sources follow the last paragraph on the same line. On the printed sheet all run on, so spaces separate them.
  const last = paragraphs.pop();
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Fragment key={paragraph}>
          <p>{paragraph}</p>{' '}
        </Fragment>
      ))}
      {last}
      {sources && <Citations ids={sources} />}
      {ownSource && (
        <>
          {' '}
          <a href={sectionHref(ownSource.href, true)} className="text-link">
            {ownSource.text}
          </a>
        </>
      )}
      {certainty && <i> {options.certainty.text(certainty)}</i>}
    </>
  );
}

type FactProps = {
  heading: string;
  /** On a phone, which has no columns, a fact is without its heading unless it is named. */
  isNamedOnPhone?: boolean;
  children: React.ReactNode;
};

/** A fact in a few words, after its heading. On wide screens, only screen readers need that: the column has it. */
function Fact({ heading, isNamedOnPhone = false, children }: FactProps) {
  return (
    <span className="no-print">
      <span className={isNamedOnPhone ? 'text-ink-2 md:sr-only' : 'sr-only'}>{heading} </span>
      {children}
    </span>
  );
}

/**
 * One option: a summary that compares it with the others at a glance, and, once opened, its answers. The style sheet lays
 * out rows and cells as cards. Safari then ignores that they are rows and cells, unless they have explicit roles.
 */
function OptionRow({ option: { id, name, what, suits, glance, answers } }: { option: TreatmentOption }) {
  const { level } = answers.effect.certainty;
  const headings = options.glance;
  return (
    <tr role="row">
      {/* html-validate does not allow <details> inside <th>, so this is a <td> with the role of a row header. */}
      <td role="rowheader" id={placeId('option', id)} aria-labelledby={`${id}-name`}>
        <details className="details">
          <summary>
            <span className="glance">
              <span>
                <b id={`${id}-name`}>{name}</b>{' '}
                <span className="option-summary">
                  {what} <span className="option-suits">{suits}</span>
                </span>
              </span>
              <Fact heading={headings.payer}>
                {typeof glance.payer === 'string' ? glance.payer : glance.payer(figures)}
              </Fact>
              <Fact heading={`${headings.visits}:`} isNamedOnPhone>
                {glance.visits}
              </Fact>
              <Fact heading={`${headings.certainty}:`} isNamedOnPhone>
                <span className="whitespace-nowrap">
                  <Strength level={level} /> {options.certainty.levels[level]}
                </span>
              </Fact>
              <Fact heading={headings.ride} isNamedOnPhone>
                {glance.ride}
              </Fact>
            </span>
          </summary>
        </details>
      </td>
      {options.questions.map((question) => (
        <td key={question.id} role="cell">
          <b aria-hidden="true">{question.text}</b>
          <Answer answer={answers[question.id]} />
        </td>
      ))}
    </tr>
  );
}

/**
 * The treatment options in one table. Each row compares an option at a glance and opens to its answers. While the URL
 * ends in #sheet, only elements with `data-sheet` are printed, on one page (app/styles/options-print.css).
 */
export function Options() {
  const { about, ask, certainty, reading, sheet, values } = options;
  const { host } = new URL(settings.siteUrl);
  return (
    <Section
      id="options"
      className="care-options relative fade-mist max-md:pt-[calc(20.6vw+2.5rem)] max-md:pb-4"
      words={options}
      isReference
    >
      {/* Between two long lists, risks and options, the eye can rest: above the title, or on wide screens beside it. */}
      <Drawing
        name="settling-line"
        className="art absolute top-3 w-full left-0 aspect-[320/66] md:top-section md:right-[max(var(--gutter),50%-40rem)] md:left-auto md:w-80 xl:w-96 no-print"
      />
      <div data-sheet="" className="treatment-options">
        <p id="sheet" className="hidden target:block mb-3 no-print">
          {sheet.note}{' '}
          <a href="#options" className="text-link">
            {sheet.leaveText}
          </a>
        </p>
        <p className="sheet-only">
          {sheet.contact({ clinic: clinic.name, address: host })} <PhoneLink />.
        </p>
        <div aria-hidden="true" className="glance pb-2 font-semibold max-md:hidden no-print">
          {[options.optionLabel, ...Object.values(options.glance)].map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
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
        <Fold summary={options.moreText} className="text-note md:mt-4">
          <h3 className="mt-2 font-text text-h4 font-semibold no-print">{reading.title}</h3>
          <div className="mt-1 mb-4 grid gap-x-gap gap-y-2 lg:grid-cols-3">
            <p>
              {reading.condition.text}
              <Citations ids={reading.condition.sources} />
            </p>{' '}
            <p>{reading.limits}</p> <p>{certainty.rule}</p>
          </div>
          <div className="mt-2 grid gap-x-gap gap-y-4 lg:grid-cols-2">
            <div>
              <h3 className="font-text text-h4 font-semibold">{values.title}</h3>
              <p className="mt-1 mb-2 text-ink-2 no-print">{values.lead}</p>
              <DashList items={values.prompts} />
            </div>
            <div>
              <h3 className="mb-2 font-text text-h4 font-semibold">{ask.title}</h3>
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
        </Fold>
      </div>
    </Section>
  );
}
