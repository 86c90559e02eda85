import { expect, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { heroVideo } from '@/content/home';
import { navigation, site } from '@/content/site';
import { sectionPx } from '@/e2e/support/page';
import { pages } from '@/lib/pages';
import { type Device, type Engine, named } from './engine';
import { findFirefox, startFirefox } from './firefox';
import { applyNow, book, expectAddress, expectSeen, press } from './steps';
import { findWebKit, startWebKit } from './webkit';

/** The narrowest window that WebKitGTK's own browser allows; 1024 px or more count as wide. */
const phone = { width: 450, height: 800, hasScripts: true };
const desktop = { width: 1280, height: 900, hasScripts: true };

const browsers = [
  { name: 'Firefox', find: findFirefox, start: startFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', find: findWebKit, start: startWebKit, packages: 'webkit2gtk-driver, xvfb and xauth' },
];

const sections = navigation.links.slice(1).map(({ text, href }) => ({ text, id: href.slice(2) }));
const last = sections.at(-1) as (typeof sections)[number];
const focused = 'document.activeElement';

/** Expressions that list faults: lists without a role, and a page that overflows the viewport sideways. */
const faults = [
  // WebKit removes a list's role if its marker is none and it has no explicit role.
  `[...document.querySelectorAll('main :is(ul, ol)')].filter((list) => !list.closest('nav') &&
    getComputedStyle(list).listStyleType === 'none' && list.getAttribute('role') !== 'list')
    .map((list) => list.textContent.slice(0, 40))`,
  `[document.documentElement].filter((root) => root.scrollWidth > root.clientWidth).map(() => 'wide')`,
];

/** Waits until a section is where a link to it lands. */
function expectLanded(engine: Engine, id: string) {
  const top = `document.querySelector('#${id}').getBoundingClientRect().top`;
  return expect
    .poll(async () => Math.abs((await engine.evaluate<number>(top)) - sectionPx), id)
    .toBeLessThanOrEqual(2);
}

for (const { name, find, start, packages } of browsers) {
  test.describe(name, () => {
    const path = find();
    if (!path)
      console.warn(
        `${name.toUpperCase()} IS NOT TESTED: install ${packages}, or set INSTALL_SYSTEM_PACKAGES=1.`,
      );
    test.skip(!path, `${name} is not installed`);
    test.describe.configure({ timeout: 300_000 });

    async function visit(device: Device, act: (engine: Engine) => Promise<void>) {
      const engine = await start(path ?? '', device);
      try {
        await act(engine);
        expect(engine.errors).toEqual([]);
      } finally {
        await engine.close();
      }
    }

    test('nav links and the skip link land, the film plays and closes, and a call can be booked', async ({
      baseURL,
    }) => {
      await visit(desktop, async (engine) => {
        await engine.open(`${baseURL}/`);
        for (const { text, id } of sections) {
          await press(engine, named('header nav a', text));
          await expectAddress(engine, new RegExp(`/#${id}$`));
          await expectLanded(engine, id);
        }
        // WebKit's driver misses elements that are still scrolling into view.
        await engine.open(`${baseURL}/`);
        await press(engine, named('main a', `${heroVideo.words.play} ${heroVideo.title}`));
        await expectSeen(engine, "document.querySelector('main iframe')");
        await press(engine, named('button', heroVideo.words.close));
        await expectSeen(engine, "document.querySelector('main iframe')", false);
        await engine.open(`${baseURL}/thank-you`);
        await engine.key('Tab');
        await expectSeen(engine, `${focused}.textContent.includes(${JSON.stringify(site.skipLink)})`);
        await engine.key('Enter');
        await expectSeen(engine, `${focused}.matches('main')`);
        await engine.open(`${baseURL}/`);
        await book(engine);
      });
    });

    test('on a phone the menu opens and closes, its links land, and no page overflows sideways', async ({
      baseURL,
    }) => {
      await visit(phone, async (engine) => {
        await engine.open(`${baseURL}/`);
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
        for (const { path } of pages) {
          await engine.open(`${baseURL}${path}`);
          for (const fault of faults) expect(await engine.evaluate(fault), path).toEqual([]);
        }
      });
    });

    test('without scripts the menu’s links work and the calendar shows', async ({ baseURL }) => {
      await visit({ ...phone, hasScripts: false }, async (engine) => {
        await engine.open(`${baseURL}/`);
        await press(engine, named('button', navigation.menu.open));
        await press(engine, named('dialog a', last.text));
        await expectAddress(engine, new RegExp(`#${last.id}$`));
        await expectLanded(engine, last.id);
        await engine.open(`${baseURL}/`);
        await press(engine, applyNow);
        await expectAddress(engine, /\/booking$/);
        await expectSeen(engine, `document.querySelector('iframe[title="${calendar.frameTitle}"]')`);
      });
    });
  });
}
