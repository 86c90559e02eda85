import { expect, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { expectNothingKept, watchTraces } from './support/watch-traces';

for (const { path } of pages) {
  test(`reading ${path} to its end names no other host and leaves nothing behind`, async ({
    page,
    baseURL,
  }) => {
    const { hosts, acts } = await watchTraces(page);
    await page.goto(path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    expect(acts).toEqual([]);
    await expectNothingKept(page);
  });
}

test('a visitor who only reads downloads no script files', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  for (let i = 0; i < 20; i++) await page.mouse.wheel(0, 900);
  await page.getByText(heroVideo.transcriptTitle).click();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('nothing on the page breaks its own policy, with and without its scripts started', async ({ page }) => {
  for (const { path } of pages) {
    const violations: string[] = [];
    await page.exposeFunction(`noteViolation${path}`, (what: string) => violations.push(what));
    await page.addInitScript((name) => {
      addEventListener('securitypolicyviolation', (event) =>
        (window as unknown as Record<string, (what: string) => void>)[name]?.(
          `${event.effectiveDirective} ${event.blockedURI}`,
        ),
      );
    }, `noteViolation${path}`);
    await page.goto(path);
    await page.evaluate(() => document.dispatchEvent(new Event('load-framework')));
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
        ),
      )
      .toBe(true);
    await page.waitForLoadState('networkidle');
    expect(violations, path).toEqual([]);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  }
});
