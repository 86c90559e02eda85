import { expect, test } from '@playwright/test';
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

test('where less transparency is asked for, nothing shines through the header', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', /^rgb\(/);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
});
