import { changesHtml, tellChanges } from '@/lib/changes/tell';
import type { Changes } from './changes';

/** What search engines read on a page that they are to list, as the framework writes it. */
const listed = '<meta name="robots" content="index, follow"/>';
const unlisted = '<meta name="robots" content="noindex, nofollow"/>';

const tagPattern = /<aside [^>]*data-review-tag[\s\S]*?<\/aside>/;

/**
 * Takes the review tag out of the review page, where the framework has rendered it for the other pages.
 * @throws one sentence when the page does not hold it
 */
export function takeReviewTag(reviewPage: string) {
  const tag = tagPattern.exec(reviewPage)?.[0];
  if (!tag) throw new Error('demo/review.html lacks the review tag: see components/site/review-tag.tsx.');
  return { tag, html: reviewPage.replace(tag, '') };
}

/** The tag with the number of changes on its button, or without the button where there are none. */
export function withChanges(tag: string, count: number): string {
  const button = /<button [^>]*name="changes"[^>]*>[^<]*<\/button>/;
  return tag.replace(button, (found) => (count > 0 ? found.replace('Changed<', `Changed (${count})<`) : ''));
}

/**
 * Turns a page of the live site into that of a preview: it is kept out of search engines, and ends with the review tag.
 * Nothing else may differ, so that what is reviewed, tested and measured is what is shipped.
 */
export function makePreviewPage(livePage: string, tag: string): string {
  const at = livePage.lastIndexOf('</body>');
  return (livePage.slice(0, at) + tag + livePage.slice(at)).replace(listed, unlisted);
}

function escapeAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Puts the list of changes, or why there is none, into the review page. */
export function putChanges(reviewPage: string, { groups, note, setApart }: Changes): string {
  const place = /<div data-changes="true"[^>]*>/.exec(reviewPage)?.[0];
  if (!place) throw new Error('demo/review.html lacks the place for changes: see app/demo/review/page.tsx.');
  const apart =
    setApart.length > 0 && groups.length > 0
      ? '<p>The calendar, the film or the counting of visits follows other settings here than on the live site: what they say is not compared.</p>'
      : '';
  const copy = `<button type="button" data-copy="${escapeAttribute(tellChanges(groups))}" hidden>Copy the list</button>`;
  const list = groups.length > 0 ? changesHtml(groups) + copy : '';
  const none = note ?? 'Nothing differs from the live site.';
  const html = list ? apart + list : `<p>${escapeAttribute(none)}</p>`;
  return reviewPage
    .replace(place, () => place + html)
    .replace(/(<h2 id="changed"[^>]*>Changed)</, (_, start) => `${start}: ${groups.length}<`);
}
