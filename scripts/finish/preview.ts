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

/** Ahead of the script that fetches the framework, which takes what stands before it for the page's own words. */
function endOfContent(page: string) {
  const loader = page.lastIndexOf('<script data-sources=');
  return loader < 0 ? page.lastIndexOf('</body>') : loader;
}

/**
 * Turns a page of the live site into that of a preview: it is kept out of search engines, and ends with the review tag.
 * Nothing else may differ, so that what is reviewed, tested and measured is what is shipped.
 */
export function makePreviewPage(livePage: string, tag: string): string {
  const at = endOfContent(livePage);
  return (livePage.slice(0, at) + tag + livePage.slice(at)).replace(listed, unlisted);
}
