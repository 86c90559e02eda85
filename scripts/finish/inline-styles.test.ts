import { inlineStyles, usedStyles } from './inline-styles';

const page = 'index.html';
const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

function inline(
  html: string,
  files: Record<string, string>,
  { scripts = [] as string[], data = '', neverShown = '' } = {},
) {
  return inlineStyles(html, { page, scripts, data, neverShown, readAsset: (path) => files[path] ?? '' });
}

test('a page keeps the rules whose every class it can show, and drops the rest', () => {
  const css = '.a{color:red}.b{color:blue}.a .b{color:green}.a:not(.b){color:tan}p{margin:0}';
  expect(usedStyles(css, '<p class="a">')).toBe('.a{color:red}.a:not(.b){color:tan}p{margin:0}');
});

test('a selector that no page element can match leaves the list of its rule', () => {
  const css = '@media print{.a,.b,p{color:red}}';
  expect(usedStyles(css, '<p class="a">')).toBe('@media print{.a,p{color:red}}');
});

test('a border that the reset made solid is not made so again', () => {
  const border = '.a{border-style:var(--tw-border-style);border-width:1px}';
  const initial = '@layer properties{@supports (x:y){*{--tw-border-style:solid}}}';
  expect(usedStyles(`*{border:0 solid}${border}${initial}`, 'a')).toBe(
    '*{border:0 solid}.a{border-width:1px}@layer properties;',
  );
  expect(usedStyles(border + initial, 'a')).toContain('solid');
});

test('names with escaped characters are known by their plain form', () => {
  const css = '@media (width>=64rem){.lg\\:py-\\[0\\.5rem\\]{padding:.5rem}}';
  expect(usedStyles(css, '<p class="lg:py-[0.5rem]">')).toContain('padding');
  expect(usedStyles(css, '<p class="py-[0.5rem]">')).toBe('');
});

test('custom properties and animations stay while something names them', () => {
  const css = [
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px}',
    '@media print{:root{--b:4px;--d:5px}}',
    'p{margin:var(--a);animation:1s in}',
    '@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}',
  ].join('');
  expect(usedStyles(css, '<path fill="var(--e)">')).toBe(
    ':root{--a:var(--b);--b:1px;--e:3px}@media print{:root{--b:4px}}p{margin:var(--a);animation:1s in}@keyframes in{to{opacity:1}}',
  );
});

test('the styles stand where the link stood, which stays for React, switched off', () => {
  const html = inline(`<head>${link}</head><p class="a">`, { '/_next/static/chunks/a.css': '.a{margin:0}' });
  expect(html).toBe(
    `<head><style>.a{margin:0}</style>${link.replace('/>', ' disabled=""/>')}</head><p class="a">`,
  );
});

test('a class that no style names stops the build, but for those of the icon library', () => {
  const files = { '/_next/static/chunks/a.css': String.raw`.a\:b-\[c\]:hover{margin:0}` };
  const page = (names: string) => `<head>${link}</head><p class="${names}">`;
  expect(inline(page('a:b-[c] lucide lucide-x'), files)).toContain('margin:0');
  expect(() => inline(page('a:b-[c] text-2xl'), files)).toThrow('element of class "text-2xl"');
});

test('classes that only a script adds keep their rules', () => {
  const files = {
    '/_next/static/chunks/a.css': '.later{margin:0}.never{margin:0}',
    '/b.js': String.raw`push("[\"$\",\"p\",null,{\"className\":\"first later\"}]")`,
  };
  const html = inline(link, files, { scripts: ['/b.js'] });
  expect(html).toContain('.later{');
  expect(html).not.toContain('.never{');
});

test('what the data copies of a page that is never shown here keeps no rules', () => {
  const files = { '/_next/static/chunks/a.css': '.sea{margin:0}.later{margin:0}.both{margin:0}' };
  const data = String.raw`push("{\"className\":\"sea both\"},{\"className\":\"later\"}")`;
  const neverShown = '<p class="sea both">';
  const html = inline(`${link}<p class="both">`, files, { data, neverShown });
  expect(html).toContain('<style>.later,.both{margin:0}</style>');
});

test('a font’s address means the same file from inside the page', () => {
  const css = '@font-face{font-family:a;src:url(../media/a.woff2)}';
  expect(inline(link, { '/_next/static/chunks/a.css': css })).toContain('url(/_next/static/media/a.woff2)');
});

test.each([
  ['no stylesheet', '<head></head>', '', /index\.html has 0 stylesheets/],
  ['two stylesheets', link + link.replace('a.css', 'b.css'), '', /index\.html has 2 stylesheets/],
  [
    'a file named by another way',
    link,
    'p{background:url(other/a.svg)}',
    /a\.css names url\(other\/a\.svg\)/,
  ],
])('%s stops the build', (_, html, css, message) => {
  expect(() => inline(html, { '/_next/static/chunks/a.css': css })).toThrow(message);
});
