import type { Browser, Page } from '@playwright/test';
import { calendar } from '@/content/booking';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import type { Traffic } from './traffic';
import { pause, swipeUp, type Visit, visit } from './visit';

/** Longer than any wait a page may have set for itself before it fetches something unasked. */
const QUIET_MS = 3000;
const MOST_SWIPES = 150;

async function arrive({ page, traffic }: Visit, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await traffic.settle(1000);
}

async function readToTheEnd(visiting: Visit) {
  for (let swipes = 0; swipes < MOST_SWIPES; swipes += 1) {
    await swipeUp(visiting);
    const isAtEnd = await visiting.page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    );
    if (isAtEnd) return visiting.traffic.settle(QUIET_MS);
  }
  throw new Error('bench: the end of the page was not reached by scrolling.');
}

async function useMenu({ page, traffic }: Visit) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: navigation.menu.open }).tap();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await pause(1000);
  await menu.locator('a[href*="#"]').last().tap();
  await menu.waitFor({ state: 'hidden', timeout: 15_000 });
  await traffic.settle(QUIET_MS);
}

async function playVideo({ page, traffic }: Visit) {
  await page.getByRole('button', { name: `${heroVideo.words.play} ${heroVideo.title}` }).tap();
  await page.frameLocator('iframe.video-film').getByText('Pause').waitFor();
  await traffic.settle(QUIET_MS);
}

async function book({ page, traffic }: Visit) {
  await page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true }).tap();
  await page.waitForURL(/\/booking$/);
  const frame = page.frameLocator(`iframe[title="${calendar.frameTitle}"]`);
  await frame.getByRole('button', { name: 'Next month' }).tap();
  await frame.locator('#days button:enabled').first().tap();
  await frame.locator('#times button').first().tap();
  await frame.getByLabel('Name').fill('Pat Example');
  await frame.getByLabel('Phone').fill('202 555 0142');
  await frame.getByLabel('Email').fill('pat@example.com');
  await frame.getByRole('button', { name: 'Schedule the call' }).tap();
  await page.waitForURL(/\/thank-you$/);
  await page.waitForLoadState('load');
  await traffic.settle(QUIET_MS);
}

/** What each does once the page is there; all arrive at `/`. */
const visitors = {
  'reads the page': [readToTheEnd],
  'reads it and uses the menu': [readToTheEnd, useMenu],
  'plays the video': [playVideo],
  'books a call': [book],
} as const satisfies Record<string, readonly ((visiting: Visit) => Promise<void>)[]>;

export type VisitorName = keyof typeof visitors;
export const visitorNames = Object.keys(visitors) as VisitorName[];

/** Everything the visitor downloads, and how much of it moved what was already on the screen (CLS of the last page). */
export function followVisitor(
  browser: Browser,
  url: string,
  name: VisitorName,
): Promise<{ traffic: Traffic; cls: number }> {
  return visit(browser, 'phone', async (visiting) => {
    await visiting.page.addInitScript(watchShifts);
    await arrive(visiting, url);
    for (const act of visitors[name]) await act(visiting);
    return { traffic: visiting.traffic.read(), cls: await readShifts(visiting.page) };
  });
}

type Shifting = Window & { benchCls?: number };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

function watchShifts() {
  const seen = window as Shifting;
  seen.benchCls = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) seen.benchCls = (seen.benchCls ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readShifts(page: Page) {
  return page.evaluate(() => (window as Shifting).benchCls ?? 0);
}
