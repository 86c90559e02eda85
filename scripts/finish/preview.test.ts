import { makePreviewPage, putChanges, takeReviewTag } from './preview';

const robots = '<meta name="robots" content="index, follow"/>';
const tag = '<aside aria-label="Review" data-review-tag="true"><script>if("</body>")0</script></aside>';

test('a preview page is the live page with noindex and the tag at its end', () => {
  const page = `<head>${robots}</head><body><p>$& and $1</p></body></html>`;
  expect(makePreviewPage(page, tag)).toBe(
    page.replace('"index, follow"', '"noindex, nofollow"').replace('</body>', () => `${tag}</body>`),
  );
});

test('a page that already has noindex gets only the tag', () => {
  const page = '<head><meta name="robots" content="noindex"/></head><body></body></html>';
  expect(makePreviewPage(page, tag)).toBe(page.replace('</body>', () => `${tag}</body>`));
});

test('the tag is removed from the review page itself', () => {
  const page = `<body><main></main>${tag}</body>`;
  expect(takeReviewTag(page)).toEqual({ tag, html: '<body><main></main></body>' });
});

test('a review page without the tag stops the build', () => {
  expect(() => takeReviewTag('<body></body>')).toThrow(/lacks the review tag/);
});

test('a preview that was compared with nothing does not claim that nothing has changed', () => {
  const page = '<h2 id="changed">Changed</h2><div data-changes="true"></div>';
  const compared = { groups: [], settings: {} };
  expect(putChanges(page, { ...compared, note: null })).toContain('>Changed: 0<');
  const without = putChanges(page, { ...compared, note: 'No live site is known.' });
  expect(without).toContain('>Changed</h2>');
  expect(without).toContain('No live site is known.');
});
