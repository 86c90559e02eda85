import { expect, test } from '@playwright/test';
import { safety } from '@/content/safety';
import { support, tellUs, thankYou } from '@/content/thank-you';
import { emailLink, expectLinks, phoneLink } from './support/page';

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
