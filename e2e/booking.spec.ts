import { expect, test } from '@playwright/test';
import { booking, calendar, contact, steps, expect as whatToExpect, wontDo } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { goodFaithEstimate, safety } from '@/content/safety';
import { navigation } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { telHref } from '@/lib/format';

for (const [width, height, mostPx] of [
  [1440, 900, 400],
  [768, 1024, 600],
  [360, 800, 660],
] as const) {
  test(`the calendar starts on the first screen, ${width} × ${height}, at its full height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/booking');
    const frame = await page.getByTitle(calendar.frameTitle).boundingBox();
    // A live site has no review bar.
    const reviewBar = page.locator('[data-review-bar]');
    const barPx = (await reviewBar.count()) ? ((await reviewBar.boundingBox())?.height ?? 0) : 0;
    expect((frame?.y ?? Number.NaN) - barPx).toBeLessThanOrEqual(mostPx);
    expect(frame?.height).toBeGreaterThanOrEqual(900);
  });
}

test('its header offers the phone, and no link on it loads it anew', async ({ page }) => {
  await page.goto('/booking');
  const call = page.getByRole('banner').getByRole('link', { name: `${navigation.call} ${clinic.phone}` });
  await expect(call).toHaveAttribute('href', telHref(clinic.phone));
  const links = page.locator('body > :not([data-review-bar]) a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain('#calendar');
  expect(hrefs.filter((href) => href?.startsWith('/booking'))).toEqual([]);
});

test('the page says what happens in three steps, what to expect, what it costs and whom to talk to', async ({
  page,
}) => {
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.title);
  const list = page.getByRole('region', { name: steps.title }).getByRole('listitem');
  await expect(list).toHaveCount(steps.items.length);
  for (const [i, { title, text }] of steps.items.entries()) {
    for (const words of [title, text]) await expect(list.nth(i)).toContainText(words);
    // Its number is heard, too.
    await expect(list.nth(i)).toMatchAriaSnapshot(`- text: "${i + 1}"`);
  }
  for (const { title, items } of [whatToExpect, wontDo]) {
    const region = page.getByRole('region', { name: title });
    for (const { text } of items) await expect(region.getByText(text)).toBeVisible();
  }
  const person = page.getByRole('region', { name: contact.title });
  await expect(person.getByRole('link', { name: clinic.phone })).toHaveAttribute(
    'href',
    telHref(clinic.phone),
  );
  await expect(person.getByRole('link', { name: clinic.email })).toHaveAttribute(
    'href',
    `mailto:${clinic.email}`,
  );
  await expect(page.getByRole('region', { name: goodFaithEstimate.title })).toContainText(
    goodFaithEstimate.lead,
  );
  await expect(page.getByText(booking.notEmergency)).toBeVisible();
  const risks = page.getByRole('main').getByRole('link', { name: safety.linkText });
  await expect(risks).toHaveAttribute('href', '/#safety');
  await page.getByRole('link', { name: booking.backText }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a time picked in the demonstration calendar leads to the thank-you page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/booking');
  const frame = page.frameLocator('iframe[data-vendor]');
  await frame.getByRole('button', { name: 'Next month' }).click();
  await frame.locator('#days button:enabled').first().click();
  await frame.locator('#times button').first().click();
  await frame.getByLabel('Name').fill('Pat Example');
  await frame.getByLabel(/Phone/).fill('2025550142');
  await frame.getByLabel(/Email/).fill('pat@example.com');
  await frame.getByRole('button', { name: 'Schedule the call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('a calendar that does well fetches none of the framework; a page that goes offline says so without it', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/booking');
  await expect(page.locator('html[data-calendar="ready"]')).toBeAttached();
  await page.clock.fastForward(60_000);
  await page.getByRole('link', { name: calendar.words.openText }).focus();
  await context.setOffline(true);
  await expect(page.getByText(calendar.words.offline)).toBeVisible();
  expect(asked).toContain('/demo/calendar');
  expect(asked.filter((path) => path.startsWith('/_next/') && path.endsWith('.js'))).toEqual([]);
});

test('a calendar that says nothing has the framework fetched, which offers every way around it', async ({
  page,
}) => {
  await page.route('**/demo/calendar.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('/booking');
  await expect(page.frameLocator('iframe[data-vendor]').getByLabel('Name')).toBeAttached();
  for (let turn = 0; turn < 2; turn += 1) await page.clock.fastForward(6000);
  await expect(page.getByText(calendar.words.stalled.title, { exact: true })).toBeVisible();
});
