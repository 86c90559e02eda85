import { expect, test } from '@playwright/test';
import { booking, calendar, contact, steps, expect as whatToExpect, wontDo } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { goodFaithEstimate, safety } from '@/content/safety';
import { telHref } from '@/lib/format';

test.beforeEach(async ({ page }) => {
  await page.goto('/booking');
});

test('the page says what happens in three steps', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Free Consultation');
  const list = page.getByRole('region', { name: steps.title });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const step of steps.items) await expect(list).toContainText(step.text);
  // Its number is heard, too.
  await expect(list.getByRole('listitem').nth(1)).toMatchAriaSnapshot('- text: "2"');
});

test('the calendar stands at its full height under a title', { tag: '@phone' }, async ({ page }) => {
  const frame = page.locator(`iframe[title="${calendar.frameTitle}"]`);
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(900);
});

test('what to expect, the estimate notice and a person to talk to stand beside it', async ({ page }) => {
  for (const { title, items } of [whatToExpect, wontDo]) {
    const region = page.getByRole('region', { name: title });
    for (const item of items) await expect(region.getByText(item.text)).toBeVisible();
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
  await expect(page.getByRole('link', { name: safety.linkText })).toHaveAttribute('href', '/#safety');
});

test('a calendar that does well fetches none of the framework; a page that goes offline says so without it', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.reload();
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
  await page.reload();
  await expect(page.frameLocator('iframe[data-vendor]').getByLabel('Name')).toBeAttached();
  await page.clock.fastForward(6000);
  await expect(page.getByRole('status')).toHaveText(calendar.words.announced.loading);
  await page.clock.fastForward(6000);
  await expect(page.getByText(calendar.words.stalled.title, { exact: true })).toBeVisible();
});

test('a time picked in the demonstration calendar leads to the thank-you page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = page.frameLocator('iframe[data-vendor]');
  await frame.getByRole('button', { name: 'Next month' }).click();
  await frame.locator('#days button:enabled').first().click();
  await frame.locator('#times button').first().click();
  await frame.getByLabel('Name').fill('Pat Example');
  await frame.getByLabel(/Phone/).fill('2025550142');
  await frame.getByLabel(/Email/).fill('pat@example.com');
  await frame.getByRole('button', { name: 'Schedule the call' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You for Scheduling!' })).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('the way back leads home', async ({ page }) => {
  await page.getByRole('link', { name: booking.backText }).click();
  await expect(page).toHaveURL(/\/$/);
});
