import { expect, type Page } from '@playwright/test';
import { booking, calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { applicationError } from '@/content/errors';
import { hero, heroVideo } from '@/content/home';
import { bookConsult } from '@/content/site';
import { telHref } from '@/lib/format';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy';
import { expectPainted } from './painted';

/** What a page asks for besides itself. Its styles are not among them: they stand in it. */
const resources = {
  fonts: /\.woff2$/,
  scripts: /^\/_next\/.*\.js$/,
  images: /\.(svg|png|ico|jpe?g|webp|avif)(\?|$)/,
  'vendor frame': /^\/demo\/calendar/,
  'video host': /^\/demo\/player/,
};

export type Resource = keyof typeof resources;

export const homeResources = ['fonts', 'scripts', 'images', 'video host'] as const satisfies Resource[];
export const bookingResources = ['fonts', 'scripts', 'vendor frame'] as const satisfies Resource[];

/** `file` strikes one path of the resource alone. */
export type Strike = readonly [resource: Resource, fault: Fault, file?: string];

function meets([resource, , file]: Strike, path: string) {
  return file ? path === file : resources[resource].test(path);
}

/** No more is asked for: what could still go wrong has. */
async function expectQuiet(proxy: FaultProxy) {
  const quietMs = 300;
  await expect.poll(() => Date.now() - proxy.lastRequestAtMs()).toBeGreaterThan(quietMs);
}

async function expectNoErrorPage(page: Page) {
  await expect(page.getByText(applicationError.title)).toHaveCount(0);
}

/** A fault that nothing met would prove nothing. */
async function expectStruck(proxy: FaultProxy, strikes: readonly Strike[]) {
  for (const strike of strikes) {
    await expect
      .poll(() => proxy.struck.some((path) => meets(strike, path)), `${strike[0]} were asked for`)
      .toBe(true);
  }
}

async function checkHome(page: Page, proxy: FaultProxy, strikes: readonly Strike[]) {
  await page.goto(`${proxy.origin}/`, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(hero.title);
  const stage = page.getByRole('region', { name: hero.title });
  await expectPainted(page, [title, stage.getByText(hero.lead)]);
  // Pressing play plays, and starts the framework.
  await page.getByRole('button', { name: heroVideo.title }).click();
  await expect(page.locator('.video-film')).toBeVisible();
  await expect(page.getByRole('link', { name: heroVideo.words.openInNewTab })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('img').last().scrollIntoViewIfNeeded();
  await expectStruck(proxy, strikes);
  await expectQuiet(proxy);
  await expectNoErrorPage(page);
  await expectPainted(page, [page.getByRole('contentinfo').getByRole('link').first()]);
  await stage.getByRole('link', { name: bookConsult.after }).click();
  await expect(page).toHaveURL(`${proxy.origin}/booking`);
  const target = page.getByRole('heading', { level: 1 });
  await expect(target).toHaveText(booking.title);
  await expectPainted(page, [target]);
}

async function checkBooking(page: Page, proxy: FaultProxy, strikes: readonly Strike[]) {
  const struck = new Set(strikes.map(([resource]) => resource));
  await page.clock.install();
  await page.goto(`${proxy.origin}/booking`, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(booking.title);
  await expectPainted(page, [title, page.getByText(booking.lead)]);
  const widget = page.getByRole('region', { name: calendar.sectionTitle });
  const phone = widget.locator(`a[href="${telHref(clinic.phone)}"]`).first();
  await expectPainted(page, [widget.getByRole('link', { name: calendar.words.openText }).first(), phone]);
  if (struck.has('vendor frame')) {
    await page.clock.fastForward(13_000);
    if (!struck.has('scripts')) {
      await expect(page.getByRole('button', { name: calendar.words.tryAgainText })).toBeVisible();
    }
  } else {
    await expect(page.frameLocator('iframe[data-vendor]').getByLabel('Name')).toBeAttached();
  }
  await page.evaluate(() => document.dispatchEvent(new Event('load-framework')));
  await expectStruck(proxy, strikes);
  await expectQuiet(proxy);
  await expectNoErrorPage(page);
  await page.getByRole('link', { name: booking.backText }).click();
  await expect(page).toHaveURL(`${proxy.origin}/`);
  await expectPainted(page, [page.getByRole('heading', { level: 1, name: hero.title })]);
}

const checks = { '/': checkHome, '/booking': checkBooking };

/** A visit to a page while some of what it asks for fails: it can be read, its links work, a way to book remains. */
export async function visitWithFaults(
  page: Page,
  { path, strikes, target }: { path: keyof typeof checks; strikes: readonly Strike[]; target: string },
) {
  const proxy = await startFaultProxy(target, (path) => strikes.find((strike) => meets(strike, path))?.[1]);
  try {
    await checks[path](page, proxy, strikes);
  } finally {
    await proxy.close();
  }
}
