/** @jest-environment jsdom */
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { SchedulingWidget } from '@/components/booking/scheduling-widget';
import { SectionNav } from '@/components/site/section-nav';
import { calendar } from '@/content/booking';
import { hydrateIslands } from './hydrate-islands';
import { describePart, type Island } from './served';

const links = [
  { text: 'Home', href: '#hero' },
  { text: 'The process', href: '#process' },
];
const observed: Element[] = [];
let island: Island;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<nav data-island="section-nav"></nav><main><section id="process"></section></main>`;
  island = document.querySelector('nav') as Island;
  island.innerHTML = renderToString(<SectionNav links={links} />);
  island.served = describePart(island);
  observed.length = 0;
  Object.assign(window, {
    IntersectionObserver: class {
      observe(section: Element) {
        observed.push(section);
      }
      disconnect() {}
    },
  });
});

function hydrate() {
  return act(async () => hydrateIslands());
}

test.each([
  ['section-nav', <SectionNav key="" links={links} />],
  [
    'scheduling-widget',
    <SchedulingWidget
      key=""
      linkUrl="/"
      contact={{ phone: '1', phoneHref: 'tel:1', email: 'a@b', hours: null }}
      words={calendar.words}
    />,
  ],
])('%s has no mark of React’s beside a space, where the build removes it', (_, element) => {
  expect(renderToString(element)).not.toMatch(/<!-- -->\s+<|[^-]>\s+<!-- -->/);
});

test('an unchanged island is hydrated in place', async () => {
  const link = island.querySelector('a');
  await hydrate();
  expect(observed).toEqual([document.getElementById('process')]);
  expect(island.querySelector('a')).toBe(link);
});

test.each([
  ['gained an element', () => island.querySelector('a')?.append(document.createElement('font'))],
  ['had a word changed', () => island.querySelector('a')?.replaceChildren('Inicio')],
])('an island that %s is left alone', async (_, touch) => {
  touch();
  await hydrate();
  expect(observed).toEqual([]);
});

test('an island that throws gets its served HTML back', async () => {
  const html = island.innerHTML;
  Object.assign(window, { IntersectionObserver: undefined });
  // Inside act(), the error would reach this test instead of the page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const logged = new Promise((resolve) => {
    jest.spyOn(console, 'error').mockImplementation(resolve);
  });
  hydrateIslands();
  expect(await logged).toBeInstanceOf(TypeError);
  expect(island.innerHTML).toBe(html);
});
