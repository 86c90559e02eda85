import leven from 'leven';
import type { Content } from './content';
import { error, type Note } from './finding';
import { isPending, partsOf, type Text, textsOf } from './texts';

/** A text as an id, e.g. "Sleep visit" → "sleep-visit". */
function toId(text: string) {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[-\d]+|-+$/g, '') || 'sleep-visit'
  );
}

/** Entries that say the same as another of their list, as after a copy that nobody changed. Their ids may differ. */
function checkCopies(list: readonly unknown[], at: string): Note[] {
  const ids = list.map((entry) => (entry as { id?: unknown } | null)?.id);
  const said = list.map((entry) =>
    JSON.stringify(entry && typeof entry === 'object' ? { ...entry, id: undefined } : entry),
  );
  return list.flatMap((entry, i) => {
    const first = said.indexOf(said[i] ?? '');
    if (!entry || first === i || (ids[i] !== undefined && ids[i] === ids[first])) return [];
    const [words = ''] = textsOf(typeof entry === 'object' ? { ...entry, id: null } : entry, '').map(
      ({ text }) => text,
    );
    return [
      error(`${at}.${ids[i] ?? i}`, `“${words}” stands twice in this list: change one, or delete it.`, words),
    ];
  });
}

/**
 * Ids that two entries of one list share, and entries that are copies, in any list of a value. Pages link to ids, so each
 * must be unique.
 */
export function checkIds(value: unknown, at: string): Note[] {
  if (!value || typeof value !== 'object') return [];
  const ids = Array.isArray(value) ? value.flatMap((entry) => entry?.id ?? []) : [];
  const repeated = new Set(ids.filter((id, i) => ids.indexOf(id) < i));
  const broken = ids.filter((id) => typeof id === 'string' && !/^[a-z][\w-]*$/i.test(id));
  return [
    ...(Array.isArray(value) ? checkCopies(value, at) : []),
    ...[...repeated].map((id) => error(`${at}.${id}`, `Two entries have the id “${id}”: change one.`)),
    ...broken.map((id) =>
      error(`${at}.${id}`, `“${id}” is a part of an address: write it like ${toId(id)}.`, id),
    ),
    ...partsOf(value, at).flatMap(({ at, part }) => checkIds(part, at)),
  ];
}

/**
 * Lists that may be empty. Pages leave out an empty list of people or policies. Other checks ask for the states, the
 * hours, the transcript, and the refunds of which the answer about payment is made.
 */
const mayBeEmpty =
  /\.(sources|publishedRates)$|^(team\.clinicians|policies\.policyPages|clinic\.clinic\..*|home\.heroVideo\.transcript|home\.questions\.items\.pay\.points)$/;

/** Lists without entries, for which a page would show a heading with nothing below it. */
export function checkLists(value: unknown, at: string): Note[] {
  if (!value || typeof value !== 'object') return [];
  if (Array.isArray(value) && value.length === 0)
    return mayBeEmpty.test(at) ? [] : [error(at, 'There are no entries here: write at least one.')];
  return partsOf(value, at).flatMap(({ at, part }) => checkLists(part, at));
}

/** Facts that are null until the clinic gives them, and parts that an entry may lack. */
const mayBeNull = [
  /^clinic\.clinic\./,
  /^evidence\.evidence\.cards\.[^.]+\.(rate|rate\.substantiation|more)$/,
  /^home\.(heroVideo\.(lengthSeconds|captionsCheckedOn)|inShort\.visits|planValue\.financing\.link)$/,
  /^home\.solution\.pillars\.[^.]+\.status$/,
  /^offer\.(price\.financedUsd|lender|payment\.\w+|visitMinutes\.\w+|tmsDevice|geneTestIsReviewed|callRecord)$/,
  /^offer\.(laterSession\.\w+|givesSuperbill|statedTotal\.decision|promise\.(extension\.\w+|ifVisitIsMissed))$/,
  /^team\.(caller|speaker|treatmentRoom|clinicians\.[^.]+\.photo)$/,
];

/** Null where the pages need a value. The type checker does not see it where a page would just show nothing. */
export function checkNulls(value: unknown, at: string, seen = new Set<unknown>()): Note[] {
  if (value === null || value === undefined)
    return mayBeNull.some((path) => path.test(at))
      ? []
      : [error(at, 'Nothing is written here: write words between quotes in place of null.')];
  if (typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  return partsOf(value, at).flatMap(({ at, part }) => checkNulls(part, at, seen));
}

/** Items whose group is unknown, or that are separated from the rest of their group. */
function checkGroups({ itemGroups, bonusItems }: Content['offer']): Note[] {
  const known = itemGroups.map(({ id }) => id);
  return bonusItems.flatMap(({ id, group }, i) => {
    const at = `offer.bonusItems.${id}.group`;
    if (!known.includes(group)) {
      return [error(at, `The group “${group}” is not in itemGroups: write one of ${known.join(', ')}.`)];
    }
    const before = bonusItems.slice(0, i).map((item) => item.group);
    if (!before.includes(group) || before.at(-1) === group) return [];
    return [error(at, `“${id}” is separated from the other items of “${group}”: move it next to them.`)];
  });
}

/** More than one person who makes the calls or speaks in the film, of whom the pages would show only the first. */
function checkOnlyOnes({ clinicians }: Content['team']): Note[] {
  const roles = { makesTheCall: 'name one caller', speaksInTheFilm: 'show one speaker' } as const;
  return (['makesTheCall', 'speaksInTheFilm'] as const).flatMap((role) => {
    const [, second] = clinicians.filter((person) => person[role]);
    if (!second) return [];
    const message = `${second.name} is the second with ${role}, but the pages ${roles[role]}: keep it for one person, or for nobody.`;
    return [error('team.clinicians', message)];
  });
}

/** The numbers in the drawings: the sea has a line for each week, and each phase a colour. */
const drawn = { weeks: 12, phases: 4 };

/** The finding if the plan has other numbers than the drawings; otherwise null. */
function drawingProblem({ home, offer }: Content): Note | null {
  const { weeks } = offer.plan;
  const { length } = home.planProcess.phases;
  if (weeks !== drawn.weeks) {
    const message = `The plan has ${weeks} weeks, but the drawings show ${drawn.weeks}: have the drawings changed first.`;
    return error('offer.plan.weeks', message);
  }
  if (length === drawn.phases) return null;
  const message = `The process has ${length} phases, but ${drawn.phases} are drawn: keep to ${drawn.phases}.`;
  return error('home.planProcess.phases', message);
}

/** Problems with the weeks of the phases. The drawings show every week once, or twice if two phases overlap. */
function checkPhases({ home, offer }: Content): Note[] {
  const { phases } = home.planProcess;
  const { weeks: planWeeks } = offer.plan;
  const notes = phases.flatMap(({ id, weeks }, i) => {
    const before = phases[i - 1]?.weeks ?? { from: 0, to: -1 };
    const isNext = weeks.from >= before.from && weeks.from <= before.to + 1 && weeks.to >= weeks.from;
    if (isNext && weeks.to >= before.to) return [];
    const message = `This phase runs from week ${weeks.from} to ${weeks.to}: let it start by week ${before.to + 1} and end no earlier than it starts.`;
    return [error(`home.planProcess.phases.${id}.weeks`, message)];
  });
  const last = phases.at(-1);
  if (!last || last.weeks.to === planWeeks) return notes;
  const message = `The last phase ends in week ${last.weeks.to}, but the plan has ${planWeeks} weeks: let it end in week ${planWeeks}.`;
  return [...notes, error(`home.planProcess.phases.${last.id}.weeks`, message)];
}

/** Citations of unknown studies, and studies without a citation. */
function checkCitations({ evidence }: Content, texts: readonly Text[]): Note[] {
  const cited = texts.filter(({ at }) => /\.sources\.\d+$/.test(at));
  const known: string[] = evidence.references.map(({ id }) => id);
  const unknown = cited
    .filter(({ text }) => !known.includes(text))
    .map(({ at, text }) => error(at, `“${text}” is not a study in the list: write the id of one.`, text));
  // A misspelt id leaves its study without a citation, which is no fault of the study.
  const isMisspelt = (id: string) => unknown.some(({ text = '' }) => leven(text, id) <= 2);
  return [
    ...unknown,
    ...known
      .filter((id) => !cited.some(({ text }) => text === id) && !isMisspelt(id))
      .map((id) => error(`evidence.references.${id}`, `Nobody cites “${id}”: cite it, or delete it.`)),
  ];
}

const numbers =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** Counts that are written as words but differ from the length of their list. */
function checkCounts({ home, offer, booking, options }: Content, texts: readonly Text[]): Note[] {
  const rows = [
    { start: 'home.problem', noun: 'reasons', list: home.problem.cards },
    { start: 'home.solution', noun: 'kinds of care', list: home.solution.pillars },
    { start: 'home', noun: 'phases', list: home.planProcess.phases },
    { start: 'home.planValue', noun: 'items', list: offer.bonusItems },
    { start: 'booking.steps', noun: 'steps', list: booking.steps.items },
    { start: 'options.options.ask', noun: 'questions', list: options.options.ask.items },
  ];
  return rows.flatMap(({ start, noun, list }) => {
    const pattern = new RegExp(`\\b(${numbers.slice(1).join('|')}) ([a-z]+ )?${noun}\\b`, 'i');
    return texts.flatMap(({ at, text }) => {
      const [said, number = ''] = (at.startsWith(start) && pattern.exec(text)) || [];
      if (!said || numbers.indexOf(number.toLowerCase()) === list.length) return [];
      return [error(at, `“${said}”, but the list has ${list.length}: change the words or the list.`, text)];
    });
  });
}

/** Reports typed numbers that contradict the offer, e.g. "a 10-week plan" while it has 12 weeks. */
function checkSaidNumbers({ offer }: Content, texts: readonly Text[]): Note[] {
  const number = `(\\d+|${numbers.slice(1).join('|')})`;
  const { plan, consultation, promise } = offer;
  const rows = [
    {
      at: 'plan.weeks',
      pattern: new RegExp(`\\b${number}[- ]week (?:[\\w’]+ ){0,4}?(?:plan|program)\\b`, 'i'),
      right: plan.weeks,
    },
    {
      at: 'consultation.minutes',
      pattern: new RegExp(`\\b${number}[- ]minute (?:\\w+ )?(?:call|consultation)\\b`, 'i'),
      right: consultation.minutes,
    },
    {
      at: 'consultation.minutes',
      pattern: new RegExp(`\\bcall takes ${number} minutes\\b`, 'i'),
      right: consultation.minutes,
    },
    {
      at: 'promise.reviewWeek',
      pattern: new RegExp(`\\bweek ${number} (?:promise|review)\\b`, 'i'),
      right: promise.reviewWeek,
    },
  ];
  return rows.flatMap(({ at: home, pattern, right }) =>
    texts.flatMap(({ at, text }) => {
      const [said, count = ''] = pattern.exec(text) ?? [];
      const value = Number(count) || numbers.indexOf(count.toLowerCase());
      if (!said || isPending(at) || value === right || !Number.isInteger(right) || right < 1) return [];
      return [
        error(
          at,
          `“${said}”, but ${home} in content/offer.ts is ${right}: let the words take it from there.`,
          text,
        ),
      ];
    }),
  );
}

/** Checks that the lists and numbers of content/ agree with each other; `texts` are all strings of the content. */
export function checkStructure(content: Content, texts: readonly Text[]): Note[] {
  const drawing = drawingProblem(content);
  return [
    ...checkGroups(content.offer),
    ...checkOnlyOnes(content.team),
    ...(drawing ? [drawing] : checkPhases(content)),
    ...checkCitations(content, texts),
    // If the phases are not as drawn, their list has to change, not the words.
    ...checkCounts(content, texts).filter(({ message }) => !drawing || !/ phases”/.test(message)),
    ...checkSaidNumbers(content, texts),
  ];
}
