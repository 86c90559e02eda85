import { expect, test } from '@playwright/test';
import { calendar, contact } from '@/content/booking';
import { evidence } from '@/content/evidence';
import {
  finalCta,
  guarantee,
  hero,
  heroVideo,
  planProcess,
  planValue,
  problem,
  solution,
} from '@/content/home';
import { options } from '@/content/options';
import { safety } from '@/content/safety';
import { crisis, footer, navigation } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { frameHeightPx } from '@/lib/scheduling/messages';
import { bookText, expectLinks, fillInContact, phoneLink } from './support/page';
import { phone } from './support/phone';

test.use({ ...phone, javaScriptEnabled: false });

test('the page reads in order, and a call can be booked from the first button to the thank-you page', async ({
  page,
}) => {
  await page.goto('/');
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  const story = [
    crisis.call.text,
    ...[hero, problem, solution, planValue, planProcess].map(({ title }) => title),
    safety.listsLead,
    ...[options, guarantee, finalCta, evidence].map(({ title }) => title),
    footer.crisisTitle,
    footer.copyright,
  ];
  const found = story.filter((words) => text.includes(words));
  expect(found.sort((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(story);
  await page.getByRole('region', { name: hero.title }).getByRole('link', { name: bookText }).click();
  await expect(page).toHaveURL(/\/booking$/);
  await expectLinks(page.getByRole('region', { name: contact.title }), [phoneLink]);
  // The calendar's state is unknown, so the status line shows none of the texts that it contains.
  await expect(page.getByRole('status')).toHaveText('', { useInnerText: true });
  await expect(page.getByText(calendar.words.stalled.title)).toHaveCount(2);
  await expect(page.getByText(calendar.words.stalled.title).filter({ visible: true })).toHaveCount(0);
  const place = page.getByTitle(calendar.frameTitle);
  // The links for booking without the calendar are above it, in case it does not load.
  const around = await page.getByRole('link', { name: calendar.words.openText }).boundingBox();
  const box = await place.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(frameHeightPx.least);
  expect(around?.y).toBeLessThan(box?.y ?? 0);
  const frame = place.contentFrame();
  await frame.getByLabel('Tuesday').check();
  await fillInContact(frame);
  await frame.getByRole('button', { name: 'Schedule the call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  // The URL contains nothing that was typed.
  expect(new URL(page.url()).search).toBe('');
});

test('a citation leads to its study in the list at the end', async ({ page }) => {
  await page.goto('/');
  const citation = page.getByRole('main').locator('.citations > a').filter({ visible: true }).first();
  const study = page.locator((await citation.getAttribute('href')) ?? '');
  await expect(study).toBeHidden();
  await citation.click();
  await expect(study).toBeInViewport();
});

test('the menu opens, its links lead to their sections, and play leads to the film’s own page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: navigation.menu.open });
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  for (const { text, href } of navigation.links.slice(-2)) {
    await open.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: text }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator(`#${href.slice(2)}-title`)).toBeInViewport();
  }
  await open.click();
  await menu.getByRole('button', { name: navigation.menu.close }).click();
  await expect(menu).toBeHidden();
  const { words, title } = heroVideo;
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.close })).toBeHidden();
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: `${words.play} ${title}` }).press('Enter');
  await expect(await tab).toHaveURL('/demo/player');
  await expect((await tab).getByRole('heading')).toBeVisible();
});
