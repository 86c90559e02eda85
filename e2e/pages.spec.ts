import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { booking, calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { applicationError, notFound } from '@/content/errors';
import { disclaimer, goodFaithEstimate } from '@/content/safety';
import { crisis, footer, navigation } from '@/content/site';
import { checkExport, readExport } from '@/lib/launch/export';
import { pages } from '@/lib/pages';
import { calendarWaitMs } from '@/lib/scheduling/calendar-state';
import { pageContent } from './support/content';
import {
  axeFindings,
  emailLink,
  expectLinks,
  expectWords,
  openFolds,
  phoneLink,
  sentencesOf,
} from './support/page';

/**
 * Parts of the HTML that Cloudflare does not change. Elsewhere it replaces email addresses until its own script has
 * run, which our policy blocks.
 */
const leftAlone = /<!--email_off-->.*?<!--\/email_off-->|<head>.*?<\/head>|<script.*?<\/script>/gs;

/** Controls less than 44 px tall outside of sentences. Reference numbers are part of sentences, and 24 px or more. */
function smallControls(page: Page) {
  return page.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const around = control.parentElement?.closest('p, li, dd, td, th')?.textContent?.trim() ?? '';
        const isInText =
          getComputedStyle(control).display === 'inline' &&
          around.length > (control.textContent ?? '').trim().length;
        const { width, height } = control.getBoundingClientRect();
        if (control.closest('sup')) return Math.min(width, height) < 24;
        return height < 43.5 && !isInText && !control.classList.contains('skip-link');
      })
      .map((control) => control.textContent?.trim()),
  );
}

for (const { path } of pages) {
  test(`${path} shows all its words, 988, the contacts and the notices`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const bar = page.getByRole('complementary', { name: crisis.label });
    await expectWords(bar, [crisis.question]);
    await expectLinks(bar, [crisis.call, crisis.text]);
    const contentinfo = page.getByRole('contentinfo');
    await expectWords(contentinfo, [footer.crisisTitle, disclaimer.short, goodFaithEstimate.shortText]);
    await expectLinks(contentinfo, [crisis.call, crisis.text, crisis.chat, phoneLink, emailLink]);
    const apply = page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true });
    // The link is not on the booking page, nor on the page for visitors who have just booked.
    if (path === '/booking' || path === '/thank-you') await expect(apply).toHaveCount(0);
    else await expect(apply).toHaveAttribute('href', '/booking');
    await openFolds(page);
    // On a wide screen, some texts that are collapsed on a phone are shown without a <summary>.
    if (isMobile) await expectWords(page.locator('body'), sentencesOf(pageContent[path] ?? {}));
    expect.soft(await smallControls(page), 'less than 44 px tall').toEqual([]);
    expect.soft(await axeFindings(page)).toEqual([]);
  });

  test(`the words of each link and button of ${path} are announced apart`, async ({ page }) => {
    await page.goto(path);
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const named = nodes.filter(({ ignored, name }) => !ignored && name?.value);
    expect(named.length).toBeGreaterThan(0);
    for (const role of ['link', 'button'] as const) {
      // Playwright computes names as the standard says. Chromium may leave out a space, as in "Call(202) 555-0142".
      const names = new Set(named.filter((node) => node.role?.value === role).map(({ name }) => name?.value));
      for (const name of names)
        await expect
          .soft(page.getByRole(role, { name, exact: true }).first(), name)
          .toBeAttached({ timeout: 1000 });
    }
  });

  test(`the HTML of ${path} is valid, without an email address that Cloudflare would hide`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.replace(leftAlone, '')).not.toContain(clinic.email);
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const { results } = await validator.validateString(html);
    const messages = results
      .flatMap((result) => result.messages.map(({ message, selector }) => `${message} (${selector})`))
      // The home page has styles after its first screen (scripts/finish/styles.ts), which every browser accepts there.
      .filter((message) => !message.startsWith('<style> element is not permitted'));
    expect(messages).toEqual([]);
  });
}

test('no heading is inside a fold’s summary, where VoiceOver does not find it', async () => {
  const served = await Promise.all(pages.map(({ file }) => readFile(`out/${file}`, 'utf8')));
  const summaries = served.flatMap((html) => html.match(/<summary\b.*?<\/summary>/gs) ?? []);
  expect(summaries.length).toBeGreaterThan(0);
  expect(summaries.filter((summary) => /<h[1-6]\b|role="heading"/.test(summary))).toEqual([]);
});

test('each page has a unique title, and every link leads to something that exists', () => {
  expect(checkExport(readExport('out'), false)).toEqual([]);
});

function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test('an unknown address shows a helpful 404 and is logged once', async ({ page }) => {
  const path = '/booking/%3Cscript%3Ealert(1)%3C/script%3E';
  const errors = watchErrors(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('link', { name: notFound.homeText, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  const logged = errors.filter((text) => text.startsWith(notFound.logPrefix));
  expect(logged).toEqual([`${notFound.logPrefix} ${path}`]);
});

/** Opens a page on which a browser API throws inside the page's island, and waits until it has thrown. */
async function openBroken(page: Page, path: string, fault: () => void) {
  const errors = watchErrors(page);
  await page.addInitScript(fault);
  await page.goto(path);
  await expect.poll(() => errors.join()).toContain('broken on purpose');
  // The visitor does not see the error.
  await expect(page.getByText(applicationError.title)).toHaveCount(0);
}

test('a failing server shows the error page, which links to the failed page', async ({ page }) => {
  const served = await Promise.all(pages.map(({ file }) => readFile(`out/${file}`, 'utf8')));
  expect(served.filter((html) => html.includes(applicationError.title))).toEqual([]);
  expect(await readFile('out/sitemap.xml', 'utf8')).not.toContain('/500');
  expect((await page.request.get('/500')).status()).toBe(404);
  await page.route('/booking', (route) => route.fulfill({ status: 503, path: 'out/500.html' }));
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applicationError.title);
  await expectLinks(page.getByRole('main'), [crisis.call, crisis.text, phoneLink]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.unroute('/booking');
  await page.getByRole('link', { name: applicationError.retryText }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.title);
});

test('the header’s links survive an error in their component', async ({ page }) => {
  await openBroken(page, '/', () => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('broken on purpose');
      }
    } as never;
  });
  const [, second] = navigation.links;
  const nav = page.getByRole('navigation', { name: navigation.label });
  await expect(nav.getByRole('link')).toHaveCount(navigation.links.length);
  await nav.getByRole('link', { name: second?.text }).click();
  await expect(page).toHaveURL(new RegExp(`${second?.href}$`));
});

test('the calendar and its notices survive an error in their component', async ({ page }) => {
  await page.route('**/demo/calendar.js', (route) => route.abort());
  await page.clock.install();
  await openBroken(page, '/booking', () => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'calendar-changed') throw new Error('broken on purpose');
      listen(...args);
    };
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.title);
  const { words, frameTitle } = calendar;
  // The frame is shown when it loads, and the wait for its first message begins.
  await expect(page.locator('html:not([data-unasked])')).toBeAttached();
  await page.clock.runFor(calendarWaitMs);
  await expect(page.getByText(words.stalled.title, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.showText }).click();
  await expect(page.getByTitle(frameTitle)).toBeVisible();
});
