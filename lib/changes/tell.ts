import type { Change, Piece } from './compare';
import type { ChangeGroup, PlacedChange } from './group';

const subjects: Readonly<Record<Change['what'], string>> = {
  text: '',
  link: 'the address of a link',
  picture: 'a picture',
  label: 'words for screen readers',
  title: 'the page’s title',
  description: 'the page’s description',
};

/** Where a change is, e.g. "On the home page, under “Price”, a picture". */
export function whereChanged({ page, place, what }: PlacedChange): string {
  return [`On ${page}`, place, subjects[what]].filter(Boolean).join(', ');
}

/** One change in one sentence. */
function tell({ kind, was, now }: Change): string {
  if (kind === 'new') return `new: “${now}”`;
  if (kind === 'gone') return `gone: “${was}”`;
  if (kind === 'moved') return `moved here: “${now}”`;
  return `was “${was}”, now “${now}”`;
}

function count(places: number) {
  return places > 1 ? ` (in ${places} places)` : '';
}

/** One edit, with everything that follows from it, in plain text for an email. */
function tellGroup({ places, number, follows }: ChangeGroup): string {
  const [first] = places;
  const head = number
    ? `${number.was} is now ${number.now}${count(places.length)}:`
    : `${whereChanged(first)}: ${tell(first)}${count(places.length)}`;
  const shown = number ? [...places, ...follows] : [];
  return [head, ...shown.map((change) => `  - ${whereChanged(change)}: ${tell(change)}`)].join('\n');
}

/** Every edit in plain text, one paragraph each. */
export function tellChanges(groups: readonly ChangeGroup[]): string {
  return groups.map(tellGroup).join('\n\n');
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Old and new text in one line: removed words in <del>, added words in <ins>. */
export function piecesHtml(pieces: readonly Piece[]): string {
  const tags = { both: '', was: 'del', now: 'ins' } as const;
  return pieces
    .map(({ text, side }) => {
      const tag = tags[side];
      return tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text);
    })
    .join('');
}

function changeHtml(change: PlacedChange): string {
  const { kind, was, now, pieces } = change;
  if (kind === 'new') return `New: <ins>${escapeHtml(now)}</ins>`;
  if (kind === 'gone') return `Gone: <del>${escapeHtml(was)}</del>`;
  if (kind === 'moved') return `Moved here: ${escapeHtml(now)}`;
  return piecesHtml(pieces);
}

function placeHtml(change: PlacedChange): string {
  const where = escapeHtml(whereChanged(change));
  const show = `<a href="${change.path}#changed-${change.at}" aria-label="Show on the page: ${where}">Show</a>`;
  return `<li><p>${where}: ${changeHtml(change)}</p>${change.path === '/404' ? '' : show}</li>`;
}

function groupHtml({ places, number, follows }: ChangeGroup): string {
  const [first, ...rest] = places;
  const others = [...rest, ...follows];
  const more = (list: readonly PlacedChange[], summary: string) =>
    list.length === 0
      ? ''
      : `<details><summary>${summary}</summary><ul>${list.map(placeHtml).join('')}</ul></details>`;
  if (number) {
    const head = `<p><del>${escapeHtml(number.was)}</del> <ins>${escapeHtml(number.now)}</ins></p>`;
    const follow = follows.length > 0 ? `, and ${follows.length} that follow from it` : '';
    return `<li>${head}${more([first, ...others], `${places.length} places${follow}`)}</li>`;
  }
  return `<li><ul>${placeHtml(first)}</ul>${more(others, `${others.length} more places`)}</li>`;
}

/** The list of changes for the review page, as HTML. */
export function changesHtml(groups: readonly ChangeGroup[]): string {
  return `<ol>${groups.map(groupHtml).join('')}</ol>`;
}
