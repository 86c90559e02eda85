import { expect, test } from '@playwright/test';
import { solution } from '@/content/home';
import { laidOut } from './support/laid-out';

test('a visitor who saves data gets the whole page in the letters of the device', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  for (const path of ['/', '/booking', '/']) {
    await page.goto(path);
    await laidOut(page);
    await page.waitForLoadState('networkidle');
  }
  expect(fonts).toEqual([]);
});

test('scrolling is smooth unless the visitor asked for less motion', async ({ page }) => {
  await page.goto('/');
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await laidOut(page);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test('where more contrast is asked for, small and secondary text is as dark as the headings', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  await laidOut(page);
  const region = page.getByRole('region', { name: solution.title });
  const colour = (text: string) =>
    region.getByText(text, { exact: true }).evaluate((line) => getComputedStyle(line).color);
  const ink = await colour(solution.title);
  for (const text of [solution.label, solution.lead]) expect(await colour(text), text).toBe(ink);
});
