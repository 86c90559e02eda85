import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { booking, calendar } from '@/content/booking';
import { notFound } from '@/content/errors';
import { guarantee, hero, planProcess, planValue, problem, solution } from '@/content/home';
import { safety } from '@/content/safety';
import { crisis, footer, navigation } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { type Feature, removeFeatures } from '@/e2e/support/features';
import { emailLink, phoneLink } from '@/e2e/support/page';
import type { SitePath } from '@/lib/pages';
import { startChromium } from './chromium';
import { type Engine, named } from './engine';
import { canRunOldChromium, findOldChromium, oldChromiums } from './old-chromium';
import { applyNow, book, expectSeen, press } from './steps';

const notInFirefox115: readonly Feature[] = [
  ':has()',
  'popover',
  'details that style their content',
  'content that is laid out later',
  'registered properties',
  'text wrap',
];
const notInSafari16: readonly Feature[] = notInFirefox115
  .filter((name) => name !== ':has()')
  .concat('media queries about scripts');

/**
 * Browsers that cannot be installed here. They are imitated by the newest Chromium without the features that they lack.
 */
const imitated = [
  { name: 'Safari 16.4, imitated', lacks: notInSafari16 },
  {
    name: 'Safari 15.6, imitated',
    lacks: [...notInSafari16, 'container queries and units', 'overflow that is clipped'] as const,
  },
  { name: 'Firefox 115, imitated', lacks: notInFirefox115 },
];

const browsers = [
  ...oldChromiums.map((each) => ({
    name: `Chromium ${each.version}`,
    start: (width: number) => startChromium(findOldChromium(each), device(width)),
  })),
  ...imitated.map(({ name, lacks }) => ({
    name,
    start: (width: number) =>
      startChromium(process.env.CHROMIUM_PATH ?? '', device(width), (page) => removeFeatures(page, lacks)),
  })),
];

function device(width: number) {
  return { width, height: 800, hasScripts: true };
}

/** Texts that each page must show in every browser. */
const words: Readonly<Record<Exclude<SitePath, '/404'> | '/no-such-page', readonly string[]>> = {
  '/': [hero, problem, solution, planValue, planProcess, guarantee, safety].map(({ title }) => title),
  '/booking': [booking.title, calendar.sectionTitle, phoneLink.text, emailLink.text],
  '/thank-you': [thankYou.title, phoneLink.text],
  '/no-such-page': [notFound.title, notFound.homeText],
};

/** Links by which a visitor gets help from every page. */
const help = [crisis.call.href, crisis.text.href];

/** Sentences of the calendar that must not show before anything has happened, because they are not true yet. */
const untrue = [calendar.words.offline, calendar.words.bookedOffline, calendar.words.announced.booked];

/** The side, in px, of the squares into which a screenshot is divided. */
const squarePx = 16;

/** How many squares of a screenshot are black, the colour of a drawing whose styles are not supported. */
async function countBlack(screen: Buffer) {
  const { data, info } = await sharp(screen).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [info.width, info.height].map((px) => Math.floor(px / squarePx)) as [
    number,
    number,
  ];
  const isBlack = Array.from({ length: columns * rows }, () => true);
  for (let y = 0; y < rows * squarePx; y += 1)
    for (let x = 0; x < columns * squarePx; x += 1)
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 8)
        isBlack[Math.floor(y / squarePx) * columns + Math.floor(x / squarePx)] = false;
  return isBlack.filter(Boolean).length;
}

/** Goes to a section by whichever link this browser shows: in the header, in the menu, or in the footer. */
async function goToSection(engine: Engine, text: string) {
  const isSeen = (element: string) => engine.evaluate<boolean>(`Boolean(${element})`);
  const inHeader = named('header nav a', text);
  const menu = named('header button', navigation.menu.open);
  if (await isSeen(inHeader)) return press(engine, inHeader);
  if (await isSeen(menu)) {
    await press(engine, menu);
    return press(engine, named('dialog a', text));
  }
  await press(engine, named('header a', footer.quickLinksTitle));
  await expectSeen(engine, `location.hash === '#footer' && scrollY > 0`);
  return press(engine, named('footer a', text));
}

test.describe.configure({ timeout: 300_000 });

for (const { name, start } of browsers) {
  test.describe(name, () => {
    test.skip(name.startsWith('Chromium') && !canRunOldChromium, 'its package is for Linux on x64');

    for (const width of [390, 1280]) {
      test(`at ${width} px every page shows its text and 988, without black blocks or sideways overflow`, async ({
        baseURL,
      }, testInfo) => {
        const engine = await start(width);
        for (const [path, expected] of Object.entries(words)) {
          await engine.open(baseURL + path);
          await expectSeen(engine, "!document.querySelector('[data-parts] footer:not([style])')");
          const shown = await engine.evaluate<string>("document.body.innerText.replace(/\\s+/g, ' ')");
          expect(
            expected.filter((text) => !shown.includes(text)),
            path,
          ).toEqual([]);
          expect(
            untrue.filter((text) => shown.includes(text)),
            path,
          ).toEqual([]);
          for (const href of help) await expectSeen(engine, `document.querySelector('a[href="${href}"]')`);
          expect(
            await engine.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
            path,
          ).toBeLessThanOrEqual(0);
          const file = testInfo.outputPath(`${path.slice(1) || 'home'}-${width}.png`);
          const screen = await engine.page.screenshot({ path: file, fullPage: true });
          expect(await countBlack(screen), `black squares on ${path}, see ${file}`).toBe(0);
        }
        expect(engine.errors).toEqual([]);
        await engine.close();
      });

      test(`at ${width} px a section can be reached, and a call booked`, async ({ baseURL }) => {
        const engine = await start(width);
        await engine.open(`${baseURL}/`);
        await expectSeen(engine, applyNow);
        for (const { text, href } of navigation.links.slice(1)) {
          await engine.open(`${baseURL}/`);
          await goToSection(engine, text);
          const top = `document.querySelector('${href.slice(1)}').getBoundingClientRect().top`;
          await expectSeen(engine, `Math.abs(${top}) < innerHeight / 4`);
        }
        await engine.open(`${baseURL}/`);
        await book(engine);
        expect(engine.errors).toEqual([]);
        await engine.close();
      });
    }
  });
}
