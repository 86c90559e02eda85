import type { Browser, Page } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { sectionHref } from '@/lib/section-links';
import { type Device, listenForFirstPaint, pause, press, type Visit, visit } from './visit';
import { type Answer, watchPresses } from './watch-presses';

const GIVEN_UP_MS = 6000;
const LATER_MS = 8000;
/** Between the menu having opened and the next tap. */
const READING_MS = 400;

/** The last of the sections: the page has to move for it. */
const chosenHref = sectionHref(navigation.links.at(-1)?.href ?? '', true);

function menuButton(page: Page) {
  return page.getByRole('button', { name: navigation.menu.open });
}

type Tap = {
  device: Device;
  /** Each press with what answers it; the last one is measured. */
  presses: readonly { find: (page: Page) => ReturnType<Page['locator']>; answer: Answer }[];
};

const openMenu = { find: menuButton, answer: 'menu-open' } as const;

export const taps = {
  menu: { device: 'phone', presses: [openMenu] },
  'link in the menu': {
    device: 'phone',
    presses: [
      openMenu,
      {
        find: (page) => page.getByRole('dialog').locator(`a[href="${chosenHref}"]`),
        answer: 'menu-closed',
      },
    ],
  },
  'link in the header': {
    device: 'desktop',
    presses: [
      {
        find: (page) =>
          page.getByRole('navigation', { name: navigation.label }).locator(`a[href="${chosenHref}"]`),
        answer: 'scrolled',
      },
    ],
  },
  video: {
    device: 'phone',
    presses: [
      {
        find: (page) => page.getByRole('button', { name: `${heroVideo.words.play} ${heroVideo.title}` }),
        answer: 'play-gone',
      },
    ],
  },
} as const satisfies Record<string, Tap>;

export type TapName = keyof typeof taps;
export const tapNames = Object.keys(taps) as TapName[];

/** Where on the screen each press of a tap goes, and how far the page must be scrolled before. */
export type Spot = { x: number; y: number; scrollY: number };

/** Finds the spots on a quiet page beforehand: looking for one in a busy page would wait until it is no longer busy. */
export function locateTap(browser: Browser, url: string, name: TapName): Promise<Spot[]> {
  const { device, presses }: Tap = taps[name];
  return visit(browser, device, async (visiting) => {
    const { page } = visiting;
    await page.goto(url, { waitUntil: 'load' });
    await visiting.traffic.settle(1000);
    const spots: Spot[] = [];
    for (const [index, { find }] of presses.entries()) {
      await find(page).evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        if (bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const box = await find(page).boundingBox();
      if (!box) throw new Error(`bench: there is nothing to press for "${name}".`);
      const spot = {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        scrollY: await page.evaluate(() => scrollY),
      };
      spots.push(spot);
      if (index < presses.length - 1) {
        await press(visiting, device, spot);
        await pause(READING_MS * 3);
      }
    }
    return spots;
  });
}

/** From the finger's lift to the frame that shows the answer, in ms; null when none came within six seconds. */
export function measureTap(
  browser: Browser,
  { url, name, spots, isLate }: { url: string; name: TapName; spots: readonly Spot[]; isLate: boolean },
): Promise<number | null> {
  const { device, presses }: Tap = taps[name];
  return visit(browser, device, async (visiting) => {
    const { page } = visiting;
    let answered: (ms: number) => void = () => {};
    await page.exposeBinding('benchAnswered', (_, ms: number) => answered(ms));
    await page.addInitScript(
      watchPresses,
      presses.map(({ answer }) => answer),
    );
    const firstPaint = await listenForFirstPaint(visiting);
    await page.goto(url, { waitUntil: 'commit' });
    await firstPaint();
    if (isLate) await pause(LATER_MS);
    let delayMs: number | null = null;
    for (const [index, spot] of spots.entries()) {
      if (index > 0) await pause(READING_MS);
      delayMs = await pressAndWait(visiting, device, spot, (listener) => {
        answered = listener;
      });
    }
    return delayMs;
  });
}

async function pressAndWait(
  visiting: Visit,
  device: Device,
  spot: Spot,
  listen: (listener: (ms: number) => void) => void,
): Promise<number | null> {
  if (spot.scrollY > 0) {
    await visiting.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), spot.scrollY);
  }
  const answer = new Promise<number>((resolve) => listen(resolve));
  await press(visiting, device, spot);
  return Promise.race([answer, pause(GIVEN_UP_MS).then(() => null)]);
}
