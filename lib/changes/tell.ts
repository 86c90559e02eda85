import { type Change, isOtherFile, type Piece, withoutFile } from './compare';
import { type ChangeGroup, isNumber, type Pair, type PlacedChange } from './group';

const subjects: Readonly<Record<Change['what'], string>> = {
  text: '',
  link: 'the address of a link',
  picture: 'a picture',
  label: 'words for screen readers',
  title: 'the page’s title',
  description: 'the page’s description',
  data: '',
  setting: '',
};

/** Whether a kind of text has a place on the page where a note can be shown. */
export function isMarkable(what: Change['what']): boolean {
  return what === 'text' || what === 'link' || what === 'picture';
}

/** Where on its page a change is, e.g. "under “Price”, a picture". */
function placeIn({ place, what }: Change): string {
  return [place, subjects[what]].filter(Boolean).join(', ');
}

/** Where a change is, e.g. "On the home page, under “Price”, a picture". */
export function whereChanged(change: PlacedChange): string {
  return [`On ${change.page}`, placeIn(change)].filter(Boolean).join(', ');
}

/** One change in one sentence, without its place. */
export function tell(change: Change): string {
  const { kind, what } = change;
  const [was, now] =
    what === 'picture' ? [change.was, change.now].map(withoutFile) : [change.was, change.now];
  if (isOtherFile(change)) return now ? `another file, described as before: “${now}”` : 'another file';
  if (kind === 'new') return `new: “${now}”`;
  if (kind === 'gone') return `gone: “${was}”`;
  if (kind === 'moved') return `moved here: “${now}”`;
  return `was “${was}”, now “${now}”`;
}

function count(places: number) {
  return places > 1 ? ` (in ${places} places)` : '';
}

/** Formats both sides of an edit: a number as readers know it, words in quotation marks. */
function quote(edit: Pair): Pair {
  const [was, now] = [edit.was, edit.now].map((text) =>
    isNumber(edit) ? text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') : `“${text}”`,
  );
  return { was: was ?? '', now: now ?? '' };
}

/** Merges identical changes into one, and counts the places where they occur. */
function mergeEqual(changes: readonly PlacedChange[]) {
  const merged = new Map<string, { change: PlacedChange; places: number }>();
  for (const change of changes) {
    const key = `${change.kind} ${change.was} > ${change.now}`;
    const { change: first, places } = merged.get(key) ?? { change, places: 0 };
    merged.set(key, { change: first, places: places + 1 });
  }
  return [...merged.values()];
}

function tellPlaces(changes: readonly PlacedChange[]): string[] {
  return mergeEqual(changes).map(
    ({ change, places }) => `  - ${whereChanged(change)}: ${tell(change)}${count(places)}`,
  );
}

/** One edit, with everything that follows from it, in plain text for an email. */
function tellGroup({ places, edit, follows }: ChangeGroup): string {
  const [first] = places;
  const following = follows.length > 0 ? ['  What follows from it:', ...tellPlaces(follows)] : [];
  if (!edit)
    return [`${whereChanged(first)}: ${tell(first)}${count(places.length)}`, ...following].join('\n');
  const { was, now } = quote(edit);
  const head = `${was} is now ${now}${count(places.length)}:`;
  return [head, ...tellPlaces(places), ...following].join('\n');
}

/** Every edit in plain text, one paragraph each. */
export function tellChanges(groups: readonly ChangeGroup[]): string {
  return groups.map(tellGroup).join('\n\n');
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Old and new text in one line: removed words in <del>, added words in <ins>. */
function piecesHtml(pieces: readonly Piece[]): string {
  const tags = { both: '', was: 'del', now: 'ins' } as const;
  return pieces
    .map(({ text, side }) => {
      const tag = tags[side];
      return tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text);
    })
    .join('');
}

/** Longer texts are collapsed, so that the list of changes stays short enough to read. */
const mostLetters = 240;

function folded(kind: string, text: string) {
  if (text.length <= mostLetters) return `${kind}${escapeHtml(text)}`;
  const start = text.slice(0, 80).replace(/\s\S*$/, '');
  return `<details class="details"><summary>${kind}${escapeHtml(start)} …</summary><p>${escapeHtml(text)}</p></details>`;
}

function changeHtml(change: PlacedChange): string {
  const { kind, what, pieces } = change;
  const [was = '', now = ''] = [change.was, change.now].map(what === 'picture' ? withoutFile : String);
  if (isOtherFile(change))
    return now ? `Another file, described as before: ${escapeHtml(now)}` : 'Another file';
  // Whole texts are not struck through, because several struck lines are hard to read.
  if (kind === 'new') return folded('New: ', now);
  if (kind === 'gone') return folded('Gone: ', was);
  if (kind === 'moved') return folded('Moved here: ', now);
  return piecesHtml(pieces);
}

function capitalize(text: string) {
  return text.replace(/^./, (first) => first.toUpperCase());
}

/** Whether a page shows where the change is. The 404 page has no address, and neither has a page that is gone. */
function isShown({ kind, what, path, page }: PlacedChange) {
  return isMarkable(what) && path !== '/404' && !(kind === 'gone' && page === 'the site');
}

/** @param isOnPage whether the page is known from the heading above */
function placeHtml(change: PlacedChange, places: number, isOnPage: boolean): string {
  const where = escapeHtml(whereChanged(change));
  const shown = isOnPage ? capitalize(escapeHtml(placeIn(change))) : where;
  const show = isShown(change)
    ? `<a class="text-link tappable" href="${change.path}#changed-${change.at}" aria-label="Show on the page: ${where}">Show</a>`
    : '';
  const head = `<div>${shown ? `<b>${shown}</b>` : ''}${show}</div>`;
  return `<li>${head}<div>${changeHtml(change)}${count(places)}</div></li>`;
}

function groupHtml({ places, edit, follows }: ChangeGroup): string {
  const [first, ...rest] = places;
  const more = (list: readonly PlacedChange[], summary: string) =>
    list.length === 0
      ? ''
      : `<details class="details"><summary>${summary}</summary><ul>${mergeEqual(list)
          .map(({ change, places }) => placeHtml(change, places, false))
          .join('')}</ul></details>`;
  const others = `${rest.length} more ${rest.length === 1 ? 'place' : 'places'}`;
  const following = more(
    follows,
    `${follows.length} that ${follows.length === 1 ? 'follows' : 'follow'} from it`,
  );
  if (!edit) return `<li><ul>${placeHtml(first, 1, true)}</ul>${more(rest, others)}${following}</li>`;
  const { was, now } = quote(edit);
  const head = `<p><del>${escapeHtml(was)}</del> <ins>${escapeHtml(now)}</ins></p>`;
  const shown = `${places.length} ${places.length === 1 ? 'place' : 'places'}`;
  return `<li>${head}${more(places, shown)}${following}</li>`;
}

/** The list that the review page shows. Each edit is listed under the page where it shows first. */
export function changesHtml(groups: readonly ChangeGroup[]): string {
  // A long list is collapsed, so that what follows it is not pushed out of reach.
  const isShort = groups.length <= 6;
  const names = [...new Set(groups.map(({ places: [{ page }] }) => page))];
  const lists = names.map((name) => {
    const own = groups.filter(({ places: [{ page }] }) => page === name);
    const title = `${escapeHtml(capitalize(name))}: ${own.length}`;
    return `<details class="details border-t border-line"${isShort ? ' open' : ''}><summary><h3 class="font-text text-body font-semibold">${title}</h3></summary><ol>${own.map(groupHtml).join('')}</ol></details>`;
  });
  return lists.join('');
}
