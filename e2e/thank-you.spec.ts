import { expect, test } from '@playwright/test';
import { safety } from '@/content/safety';
import { next, prepare, support, tellUs, thankYou } from '@/content/thank-you';
import { emailLink, expectLinks, expectWords, phoneLink, textsOf } from './support/page';

test('it thanks, says what comes next and how to prepare, and leads home', async ({ page }) => {
  await page.goto('/thank-you');
  const part = (title: string) => page.getByRole('region', { name: title });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  for (const { title, items } of [next, ...prepare]) await expectWords(part(title), textsOf(items));
  await expectLinks(part(support.title), [phoneLink, emailLink]);
  const { linkText, href } = thankYou.notBooked;
  await expectLinks(page.getByRole('main'), [{ text: linkText, href }]);
  await part(tellUs.title).getByText(tellUs.summary).click();
  await expectWords(part(tellUs.title), textsOf(safety.notFor));
  await page.getByRole('link', { name: thankYou.homeText }).click();
  await expect(page).toHaveURL(/\/$/);
});
