import { expect, test } from '@playwright/test';
import { booking } from '@/content/booking';
import { safety } from '@/content/safety';
import { prepare, support, tellUs, thankYou } from '@/content/thank-you';
import { emailLink, expectLinks, expectWords, phoneLink } from './support/page';

test('the thank-you page names the contacts, what to tell us, and links back to the calendar and home', async ({
  page,
}) => {
  await page.goto('/thank-you');
  const part = (title: string) => page.getByRole('region', { name: title });
  await expectLinks(part(support.title), [phoneLink, emailLink]);
  const { linkText, href } = thankYou.notBooked;
  await expectLinks(page.getByRole('main'), [{ text: linkText, href }]);
  await part(tellUs.title).getByText(tellUs.summary).click();
  await expect(part(tellUs.title).getByRole('listitem')).toHaveCount(
    safety.lists.reduce((count, { items }) => count + items.length, 0),
  );
  await page.getByRole('link', { name: thankYou.homeText }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the first screen repeats which number calls', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByText(booking.sender.number)).toBeInViewport({ ratio: 1 });
});

test('both lists of what to have ready stand under one heading that says “prepare”', async ({ page }) => {
  await page.goto('/thank-you');
  const part = page.getByRole('region', { name: /\bprepare\b/i });
  await expect(part.getByRole('heading', { level: 2 })).toHaveText(prepare.title);
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(prepare.lists.map(({ title }) => title));
  for (const { title, items } of prepare.lists) {
    const list = part.getByRole('region', { name: title }).getByRole('list');
    await expectWords(
      list,
      items.map(({ text }) => text),
    );
  }
});
