import { expect, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { heroVideo } from '@/content/home';
import { bookConsult, navigation, site } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { pages } from '@/lib/pages';
import { type Device, type Engine, named } from './engine';
import { findFirefox, startFirefox } from './firefox';
import { findWebKit, startWebKit } from './webkit';

/** The narrowest that WebKitGTK's own browser can be made; wide enough for it is anything from 1024 px on. */
const phone = { width: 450, height: 800, hasScripts: true };
const desktop = { width: 1280, height: 900, hasScripts: true };

const browsers = [
  { name: 'Firefox', find: findFirefox, start: startFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', find: findWebKit, start: startWebKit, packages: 'webkit2gtk-driver, xvfb and xauth' },
];

const sections = navigation.links.slice(1).map(({ text, href }) => ({ text, id: href.slice(2) }));
const last = sections.at(-1) ?? { text: '', id: '' };
const applyNow = named('main a', `${bookConsult.before} → ${bookConsult.after}`);
const focused = 'document.activeElement';

function expectAddress(engine: Engine, address: RegExp) {
  return expect.poll(() => engine.evaluate<string>('location.href')).toMatch(address);
}

function expectSeen(engine: Engine, element: string, isSeen = true) {
  return expect.poll(() => engine.evaluate<boolean>(`Boolean(${element})`)).toBe(isSeen);
}

/** Presses an element once it is there. */
async function press(engine: Engine, element: string, inFrame?: boolean) {
  const isThere = () => engine.evaluate<boolean>(`Boolean(${element})`, inFrame).catch(() => false);
  await expect.poll(isThere, element.slice(-80)).toBe(true);
  await engine.click(element, inFrame);
}

/** Waits until the heading of a section stands at rest, under the header and on the screen. */
async function expectLanded(engine: Engine, id: string) {
  let last = Number.NaN;
  await expect(async () => {
    const [top, header, height] = await engine.evaluate<[number, number, number]>(
      `[document.querySelector('#${id}-title').getBoundingClientRect().top,
        document.querySelector('header').getBoundingClientRect().bottom, innerHeight]`,
    );
    const isAtRest = top === last;
    last = top;
    expect(isAtRest).toBe(true);
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(height / 2);
  }).toPass();
}

/** From the way to book to the thanks, through the demonstration calendar. */
async function book(engine: Engine) {
  await press(engine, applyNow);
  await expectAddress(engine, /\/booking$/);
  const inFrame = true;
  for (const css of ['#next', '#days button:enabled', '#times button']) {
    await press(engine, `document.querySelector('${css}')`, inFrame);
  }
  for (const [css, text] of [
    ['#name', 'Pat Example'],
    ['#phone', '2025550142'],
    ['#email', 'pat@example.com'],
  ] as const) {
    await engine.type(`document.querySelector('${css}')`, text, inFrame);
  }
  await press(engine, "document.querySelector('button.primary')", inFrame);
  await expectSeen(engine, named('h1', thankYou.title));
  await expectAddress(engine, /\/thank-you$/);
}

for (const { name, find, start, packages } of browsers) {
  test.describe(name, () => {
    const path = find();
    if (!path)
      console.warn(`${name.toUpperCase()} IS NOT TESTED: it takes Debian’s or Ubuntu’s ${packages}.`);
    test.skip(!path, `${name} is not installed`);
    test.describe.configure({ timeout: 300_000 });

    function journey(title: string, device: Device, act: (engine: Engine, baseUrl: string) => Promise<void>) {
      test(title, async ({ baseURL }) => {
        const engine = await start(path ?? '', device);
        try {
          await engine.open(`${baseURL}/`);
          await act(engine, baseURL ?? '');
          expect(engine.errors).toEqual([]);
        } finally {
          await engine.close();
        }
      });
    }

    journey(
      'each nav link lands, and the keyboard reaches the main content first',
      desktop,
      async (engine, baseUrl) => {
        for (const { text, id } of sections) {
          await press(engine, named('header nav a', text));
          await expectAddress(engine, new RegExp(`/#${id}$`));
          await expectLanded(engine, id);
        }
        await engine.open(`${baseUrl}/booking`);
        await engine.key('Tab');
        await expectSeen(engine, `${focused}.textContent.includes(${JSON.stringify(site.skipLink)})`);
        await engine.key('Enter');
        await expectSeen(engine, `${focused}.matches('main')`);
      },
    );

    journey(
      'links in text are underlined, lists are lists, nothing is beside the window',
      phone,
      async (engine, baseUrl) => {
        for (const page of pages) {
          await engine.open(baseUrl + page.path);
          const bare = await engine.evaluate<string[]>(`[...document.querySelectorAll('main :is(p, li) a')]
          .filter((link) => link.checkVisibility() && getComputedStyle(link).display === 'inline' &&
            !getComputedStyle(link).textDecorationLine.includes('underline')).map((link) => link.textContent)`);
          expect(bare, page.path).toEqual([]);
          // WebKit takes a list's role away where its marker is none and nobody says it is a list.
          const mute = await engine.evaluate<string[]>(`[...document.querySelectorAll('main :is(ul, ol)')]
          .filter((list) => getComputedStyle(list).listStyleType === 'none' && !list.closest('nav') &&
            list.getAttribute('role') !== 'list').map((list) => list.textContent.slice(0, 40))`);
          expect(mute, page.path).toEqual([]);
          const beside = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
          expect(await engine.evaluate(beside), page.path).toBeLessThanOrEqual(0);
        }
      },
    );

    journey(
      'the menu opens, closes by Escape with focus returned, and a link in it lands',
      phone,
      async (engine) => {
        const open = named('button', navigation.menu.open);
        const close = named('button', navigation.menu.close);
        await press(engine, open);
        await expectSeen(engine, close);
        await engine.key('Escape');
        await expectSeen(engine, close, false);
        await expectSeen(engine, `${focused} === (${open})`);
        await press(engine, open);
        await press(engine, named('dialog a', last.text));
        await expectSeen(engine, close, false);
        await expectLanded(engine, last.id);
      },
    );

    journey('the film plays and closes, and a call is booked to the thanks', desktop, async (engine) => {
      await press(engine, named('button', `${heroVideo.words.play} ${heroVideo.title}`));
      await expectSeen(engine, "document.querySelector('main iframe')");
      await press(engine, named('button', heroVideo.words.close));
      await expectSeen(engine, "document.querySelector('main iframe')", false);
      await book(engine);
    });

    const still = { ...phone, hasScripts: false };
    journey(
      'without scripts the menu leads on and the calendar stands there',
      still,
      async (engine, baseUrl) => {
        await press(engine, named('button', navigation.menu.open));
        await press(engine, named('dialog a', last.text));
        await expectAddress(engine, new RegExp(`#${last.id}$`));
        await expectLanded(engine, last.id);
        await engine.open(`${baseUrl}/`);
        await press(engine, applyNow);
        await expectAddress(engine, /\/booking$/);
        await expectSeen(engine, `document.querySelector('iframe[title="${calendar.frameTitle}"]')`);
      },
    );
  });
}
