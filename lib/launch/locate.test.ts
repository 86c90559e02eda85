import { readFileSync } from 'node:fs';
import * as booking from '@/content/booking';
import { references } from '@/content/evidence';
import * as home from '@/content/home';
import { listPaths } from './export';
import { error } from './finding';
import { locate, placeOf } from './locate';

const source = [
  'export const hero = {', // 1
  "  title: 'One',", // 2
  '};', // 3
  'export const problem = {', // 4
  '  cards: [', // 5
  "    { id: 'a', title: 'A' },", // 6
  "    { id: 'b',", // 7
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  '      title: `B in ${weeks} weeks`,', // 8
  '    },', // 9
  "  ], notes: ['First.',", // 10
  "    'Second.'],", // 11
  '};', // 12
].join('\n');

test.each([
  ['home.problem.cards.b.title', undefined, 8],
  ['home.problem.cards.a.title', undefined, 6],
  ['home.problem.notes.1', 'Second.', 11],
  ['home.problem.absent', undefined, 4],
  ['home.hero.cards', undefined, 1],
])('%s %j is on line %i', (at, text, line) => {
  const found = locate(error(at, 'Mend it.', text), () => source);
  expect(found).toMatchObject({ file: 'content/home.ts', line, message: 'Mend it.' });
});

test('a path that is not found is named in the message, and a setting has no line', () => {
  const found = locate(error('home.gone.title', 'Mend it.'), () => source);
  expect(found).toMatchObject({ file: 'content/home.ts', line: null, message: 'home.gone.title: Mend it.' });
  const setting = locate(error('settings.SITE_URL', 'Set it.'), () => '');
  expect(setting).toMatchObject({ file: 'settings', line: null });
});

test.each([
  ['home.finalCta.lead', '/#final-cta'],
  ['home.problem.cards.pieces.text', '/#card-pieces'],
  ['offer.bonusItems.evaluation.pending', '/#item-evaluation'],
  ['offer.somethingNew', '/#value'],
  ['booking.wontDo.pending', '/booking#wont-do-title'],
  ['settings.VIDEO_ID', '/#hero'],
  [`evidence.references.${references.at(-1)?.id}.url`, `/#ref-${references.length}`],
  ['options.options.items.ect.pending', '/#option-ect'],
  ['errors.notFound.title', null],
])('%s shows at %s', (at, href) => {
  expect(placeOf(at)).toBe(href);
});

/** Every id that the code gives to a section, a heading or a list entry of the site's pages. */
const ids = listPaths('components')
  .map((path) => `components${path}`)
  .concat(listPaths('app').map((path) => `app${path}`))
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:id|headingId)="([\w-]+)"/g)])
  .map(([, id = '']) => id);

test.each([
  ['home', home],
  ['booking', booking],
])('every section of content/%s.ts shows at a place of its page', (file, all) => {
  const sections = Object.entries(all).filter(([, value]) => value && typeof value === 'object');
  const places = sections.map(([name]) => placeOf(`${file}.${name}.title`)?.split('#')[1]);
  expect(places.filter((id) => id && !ids.includes(id))).toEqual([]);
});
