import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { booking, calendar, contact, steps } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { goodFaithEstimate, safety } from '@/content/safety';
import { navigation, site } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { frameHeightPx } from '@/lib/scheduling/messages';
import { emailLink, expectLinks, expectWords, fillInContact, phoneLink } from './support/page';

test('the booking page shows the whole calendar, numbered steps, the contacts and the way back', async ({
  page,
}) => {
  await page.goto('/booking');
  const calendarFrame = page.getByTitle(calendar.frameTitle);
  // The frame is hidden until the page loads it, after its first text.
  await expect(calendarFrame).toBeVisible();
  for (const [width, height, mostPx] of [
    [360, 800, 660],
    [768, 1024, 600],
    [1440, 900, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const frame = await calendarFrame.boundingBox();
    expect.soft(frame?.y, `${width} × ${height}`).toBeLessThanOrEqual(mostPx);
    expect.soft(frame?.height, `${width} × ${height}`).toBeGreaterThanOrEqual(frameHeightPx.least);
  }
  // No link reloads this page, which would reload the calendar.
  await expect(page.locator('a[href="#calendar"]')).not.toHaveCount(0);
  await expect(page.locator('a[href^="/booking"]')).toHaveCount(0);
  const part = ({ title }: { title: string }) => page.getByRole('region', { name: title });
  const list = part(steps).getByRole('listitem');
  // A screen reader also announces each number.
  for (const i of steps.items.keys()) await expect(list.nth(i)).toMatchAriaSnapshot(`- text: "${i + 1}"`);
  const call = { ...phoneLink, text: `${navigation.call} ${phoneLink.text}` };
  await expectLinks(page.getByRole('banner'), [call]);
  await expectLinks(part(contact), [phoneLink, emailLink]);
  await expectWords(part(goodFaithEstimate), [goodFaithEstimate.lead]);
  await expectLinks(page.getByRole('main'), [{ text: safety.linkText, href: '/#safety' }]);
  await page.getByRole('link', { name: booking.backText }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the first screen says who calls, and from which number', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/booking');
  const sender = page.getByText(booking.sender.who, { exact: true });
  await expect(sender).toContainText(clinic.name);
  await expect(sender).toBeInViewport({ ratio: 1 });
  const number = page.getByText(booking.sender.number);
  await expect(number).toContainText(clinic.phone);
  await expect(number).toBeInViewport({ ratio: 1 });
});

test('the demonstration has the page’s fonts, and leaves it to the page to say what it is', async ({
  page,
}) => {
  await page.goto('/booking');
  const frame = page.frameLocator('iframe[data-vendor]');
  const heading = frame.getByRole('heading', { level: 1 });
  const fonts = () =>
    heading.evaluate(() =>
      Array.from(document.fonts).flatMap((f) => (f.status === 'loaded' ? f.family : [])),
    );
  await expect.poll(fonts).toEqual(expect.arrayContaining(['displayFont', 'textFont']));
  await expect(page.getByText(calendar.privacyDemo)).toBeVisible();
  await expect(frame.getByText('Demonstration calendar')).toBeHidden();
});

test('a keyboard user can skip to the main content and book', async ({ page }) => {
  await page.goto('/booking');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const frame = page.frameLocator('iframe[data-vendor]');
  await frame.getByRole('radio', { name: 'Monday' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('radio', { name: 'Tuesday' })).toBeChecked();
  await fillInContact(frame);
  const demonstration = new AxeBuilder({ page }).setLegacyMode().include(['iframe[data-vendor]', 'main']);
  const { violations } = await demonstration.analyze();
  expect(violations).toEqual([]);
  for (const control of await frame.locator('fieldset label, form input, button').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  await expect(page).toHaveURL(/\/thank-you$/);
});
