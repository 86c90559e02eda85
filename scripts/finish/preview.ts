import { changesHtml, tellChanges } from '@/lib/changes/tell';
import type { Changes } from './changes';

/** The robots tag of a page that search engines may list, as the framework writes it. */
const listed = '<meta name="robots" content="index, follow"/>';
const unlisted = '<meta name="robots" content="noindex, nofollow"/>';

const tagPattern = /<aside [^>]*data-review-tag[\s\S]*?<\/aside>/;

/**
 * Removes the review tag from the review page, where the framework has rendered it for the other pages.
 * @throws Error with a one-sentence message if the page does not contain it
 */
export function takeReviewTag(reviewPage: string) {
  const tag = tagPattern.exec(reviewPage)?.[0];
  if (!tag) throw new Error('demo/review.html lacks the review tag: see components/site/review-tag.tsx.');
  return { tag, html: reviewPage.replace(tag, '') };
}

/** The review tag with the number of changes on its button, or without the button if there are none. */
export function withChanges(tag: string, count: number): string {
  const button = /<button [^>]*name="changes"[^>]*>[^<]*<\/button>/;
  return tag.replace(button, (found) => (count > 0 ? found.replace('Changed<', `Changed (${count})<`) : ''));
}

/**
 * Turns a page of the live site into a page of a preview: search engines must skip it, and it ends with the review tag.
 * Nothing else may differ, so that reviews, tests and measurements see the page that is shipped.
 */
export function makePreviewPage(livePage: string, tag: string): string {
  const at = livePage.lastIndexOf('</body>');
  return (livePage.slice(0, at) + tag + livePage.slice(at)).replace(listed, unlisted);
}

function escapeAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Inserts the list of changes into the review page, or the reason why there is none. */
export function putChanges(reviewPage: string, { groups, note, settings }: Changes): string {
  const place = /<div data-changes="true"[^>]*>/.exec(reviewPage)?.[0];
  if (!place) throw new Error('demo/review.html lacks the place for changes: see app/demo/review/page.tsx.');
  const isApart = Object.values(settings).some(({ setApart }) => setApart.length > 0);
  const apart = isApart
    ? ' The calendar, the film or the counting of visits follows other settings here than there; what they say is not compared.'
    : '';
  const compared = `<p>Compared with the live site: every word, link, picture and price. Colors, drawings and layout are not compared.${apart}</p>`;
  const copy = `<button type="button" class="text-link tappable" data-copy="${escapeAttribute(tellChanges(groups))}" aria-label="Copy the list of changes" hidden>Copy the list</button>`;
  const list = groups.length > 0 ? copy + changesHtml(groups) : '<p>Nothing differs.</p>';
  const html = note ? `<p>${escapeAttribute(note)}</p>` : compared + list;
  return reviewPage
    .replace(place, () => place + html)
    .replace(/(<h2 id="changed"[^>]*>Changed)</, (_, start) =>
      note ? `${start}<` : `${start}: ${groups.length}<`,
    );
}
