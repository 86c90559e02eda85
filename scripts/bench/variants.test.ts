import { plainText, withoutPrefetch, withoutScripts } from './variants';

const ahead = '<script type="speculationrules">{"prefetch":[]}</script><link rel="prefetch" href="/booking">';
const page = `<!DOCTYPE html><html lang="en-US" class="x"><head><title>Sleep &amp; mood</title>
<link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css">${ahead}
<style>p { color: red }</style></head><body><h2 class="t">Two <em>short</em> words</h2>
<p>One&nbsp;line<br>and<!-- --> another</p><svg><title>drawn</title></svg>
<script type="application/ld+json">{"@type":"Clinic"}</script><script>start()</script>
<script src="/a.js" async=""></script><script type="application/json" id="d">[1]</script></body></html>`;

test('the control holds the words of the page in order, as headings and paragraphs, and nothing to fetch', () => {
  const control = plainText(page);
  const body = control.slice(control.indexOf('<body>') + 6, control.indexOf('</body>'));
  expect(body.trim().split('\n')).toEqual([
    '<h2>Two <em>short</em> words</h2>'.replace(/<\/?em>/g, ''),
    '<p>One&nbsp;line</p>',
    '<p>and another</p>',
  ]);
  expect(control).toContain('<title>Sleep &amp; mood</title>');
  expect(control).toContain('<html lang="en-US">');
  expect(control).not.toMatch(/<script|<style|stylesheet|src=|href="(?!data:)/);
});

test('without scripts everything that runs is gone, and what only speaks to machines stays', () => {
  const still = withoutScripts(page);
  expect(still).not.toMatch(/start\(\)|a\.js|id="d"/);
  for (const kept of ['ld+json', 'speculationrules', '/a.css', 'Two <em>short</em> words']) {
    expect(still).toContain(kept);
  }
});

test('without prefetch the page is the same but for what fetches the next one ahead', () => {
  expect(withoutPrefetch(page)).toBe(page.replace(ahead, ''));
});
