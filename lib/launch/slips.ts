import { isDay } from '@/lib/format';
import { error, type Note, warning } from './finding';
import { isPending, type Text } from './texts';

/** Signs that a text is a draft. */
const drafts = [
  /\b(TODO|TBD|TBC|TBA|FIXME|XX+|N\/A|WIP)\b/,
  /\b(lorem ipsum|dolor sit amet|dummy text|placeholder|coming soon|x{3,})\b/i,
  /\b(to be (confirmed|determined|added)|insert \w+( \w+)* here|your (text|name|clinic|headline) here)\b/i,
  /\b(tbd|tbc|todo|TK)\b|%[A-Z_]+%|#(REF|VALUE|NAME|N\/A)/,
  /\binsert (a |the |your )?(title|text|name|words|copy|photo|link|date|price)\b|\b(goes|(name|title|text|date|price|link)) here\b/i,
  /^\W*(asdf\w*|untitled|sample( text)?|heading \d+|click to edit|enter (text|title)|draft\b.*|xx)\W*$/i,
  /^\s*[.…?!*@#–—-][.…?!*@#\s–—-]*$/,
  /\?\?+|_{3,}/,
];

/** Sentences from README.md’s recipes and the comments in content/, which the clinic must replace with its own. */
const exampleSentences = [
  'I will be there at your first exam and at your last.',
  'This site keeps nothing about you.',
  'Acme Health Credit',
];

/** How many characters fit into a heading, or into a line of search results. */
const room: readonly [at: RegExp, most: number, what: string][] = [
  [/^site\.homeTitle$/, 70, 'Search results show some 60'],
  [/^(site\.description|policies\.policyPages\.[\w-]+\.description)$/, 200, 'Search results show some 160'],
  [/\.(title|heading)$/, 110, 'A heading of more than two or three lines is hard to take in on a phone'],
];

/** What a link may lead to: a page or section of this site, or a URL with its scheme. */
const address = /^(https:\/\/[^\s/]+\.[^\s]+|\/(?!\/)\S*|#[\w-]+|(mailto|tel|sms):\S+)$/;

/** The name of a page's or document's file, with its folders, but without a host before it. */
const fileName =
  /^\.?\/?(?:public\/)?((?:[\w-]+\/)*[\w.-]+\.(?:html?|pdf|docx?|txt|png|jpe?g|webp|svg|ics|vcf|mp4|vtt))$/i;

function linkProblem(text: string) {
  if (address.test(text)) return null;
  const [, file] = fileName.exec(text) ?? [];
  if (file)
    return `“${text}” is a file of this site: write /${file.replace(/(^|\/)index\.html?$|\.html?$/i, '')}.`;
  const start = /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$))/i.test(text);
  if (start)
    return `“${text}” has no https://, so it would lead to a page of this site: write https://${text}.`;
  if (/^http:\/\//i.test(text))
    return `“${text}” is not encrypted: write ${text.replace(/^http:/i, 'https:')}.`;
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return `“${text}” is an email address: write mailto:${text}.`;
  if (/^\+?[\d\s().-]{10,}$/.test(text))
    return `“${text}” is a phone number: write tel:+1${text.replace(/\D/g, '').slice(-10)}.`;
  return `“${text}” is not an address: write one like https://www.your-clinic.com/page, /booking or /#process.`;
}

/** An alternative text that a camera or a hurried person wrote: a file's name, or "photo". */
const saysNothing =
  /^\s*((img|dsc[fn]?|pxl|image|photo|picture|portrait|headshot|screenshot)?[\s_-]*(of)?[\s_\d().-]*|[\w() -]+\.(jpe?g|png|heic|webp|avif))\s*$/i;

/** Paths of dates that may be in the future; lib/launch/dates.ts checks the others. */
const day = /^policies\.policyPages\..*\.inForceSince$/;

function slipsIn({ at, text }: Text): Note[] {
  const draft = drafts.map((mark) => mark.exec(text)?.[0]).find(Boolean);
  const example = exampleSentences.find((sentence) => text.includes(sentence));
  const [, most = 0, why] = room.find(([where]) => where.test(at)) ?? [];
  const link = /\.href$|^(team|evidence)\..*\.url$/.test(at) ? linkProblem(text) : null;
  return [
    ...(draft ? [error(at, `“${draft}” marks a text that is not finished: finish it.`, text)] : []),
    ...(example
      ? [error(at, `“${example}” is an example of the README’s: write the clinic’s own.`, text)]
      : []),
    ...(/\.alt$/.test(at) && text.trim() !== '' && saysNothing.test(text)
      ? [error(at, `“${text}” tells nobody what the photo shows: write it in a few words.`, text)]
      : []),
    ...(link ? [error(at, link, text)] : []),
    ...(day.test(at) && !isDay(text)
      ? [error(at, `“${text}” is not a date: write it like 2026-11-20.`, text)]
      : []),
    ...(/&#?\w+;/.test(text)
      ? [error(at, `“${/&#?\w+;/.exec(text)?.[0]}” would show as typed: write the character itself.`, text)]
      : []),
    ...(most > 0 && text.length > most
      ? [{ ...warning(at, `This has ${text.length} letters, more than ${most}. ${why}: shorten it.`), text }]
      : []),
  ];
}

/** Reports slips in any text of content/: drafts, the README’s examples, broken links, dates that do not exist. */
export function checkSlips(texts: readonly Text[]): Note[] {
  return texts.filter(({ at }) => !isPending(at)).flatMap(slipsIn);
}
