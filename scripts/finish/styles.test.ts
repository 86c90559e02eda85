import { inlineStyles, usedStyles } from './styles';

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

function inline(html: string, css: string, page = 'booking.html') {
  const readAsset = (path: string) => (path === '/_next/static/chunks/a.css' ? css : '');
  return inlineStyles(html, { page, readAsset });
}

test('rules for states that the browser or a script sets are kept', async () => {
  const css =
    ':focus-visible{outline:0}:has(>#b)>:not(#b){margin:0}.a[open]{margin:0}:root:not([data-fonts]) p{margin:1px}:where(p)[tabindex]{outline:0}.a:hover{color:red}';
  expect(await usedStyles(css, '<p class="a">')).toBe(css);
});

test('a self-closing element keeps its rules', async () => {
  expect(await usedStyles('br{display:none}hr{margin:0}', '<p>a<br/>b')).toBe('br{display:none}');
});

test('custom properties are kept if a style or a drawing uses them', async () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--e:3px}p{margin:var(--a)}';
  const used = await usedStyles(css, '<p><path fill="var(--e)">');
  expect(used).toBe(css.replace('--c:2px;', ''));
});

test('a registered custom property is kept only if a rule of the page uses it', async () => {
  const property = '@property --a{syntax:"<integer>";inherits:true;initial-value:1}';
  const rule = '.a{order:var(--a)}';
  expect(await usedStyles(property + rule, '<p class="a">')).toBe(property + rule);
  expect(await usedStyles(property + rule, '<p>')).toBe('');
});

test('the styles replace the link', async () => {
  const done = '<head><style>.a{margin:0}</style></head><p class="a">';
  expect(await inline(`<head>${link}</head><p class="a">`, '.a{margin:0}')).toBe(done);
});

test('the home page has the first screen’s styles in its head, and all styles after the first screen', async () => {
  const css = '@font-face{src:url(a)}.a{margin:0}.b{margin:0}.c{margin:0}';
  const hero = '<section class="a"><section class="b"></section></section>';
  const html = `<head>${link}</head>${hero}<section class="c" id="problem"></section>`;
  expect(await inline(html, css, 'index.html')).toBe(
    `<head><style>@font-face{src:url(a)}.a{margin:0}.b{margin:0}</style></head>${hero}` +
      '<style>.a{margin:0}.b{margin:0}.c{margin:0}</style><section class="c" id="problem"></section>',
  );
});

test('a class without a style stops the build', async () => {
  const css = String.raw`.a\:b-\[c\]:hover{margin:0}`;
  expect(await inline(`${link}<p class="a:b-[c]">`, css)).toContain('margin:0');
  await expect(inline(`${link}<p class="a:b-[c] text-2xl">`, css)).rejects.toThrow(
    'booking.html has an element of class "text-2xl"',
  );
});

test('a page without its one stylesheet stops the build', async () => {
  await expect(inline('<head></head>', '')).rejects.toThrow('booking.html has 0 stylesheets');
});

test('a home page whose first screen has no known end stops the build', async () => {
  await expect(inline(`<head>${link}</head><p>`, '', 'index.html')).rejects.toThrow(
    'index.html has no <section id="problem">',
  );
});
