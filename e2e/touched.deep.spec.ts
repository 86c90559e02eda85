import { expect, type Page, test } from '@playwright/test';
import { hero } from '@/content/home';
import { navigation } from '@/content/site';
import { say, vendorFrame } from './support/calendar';
import { expectLanded } from './support/page';
import { phone } from './support/phone';
import { swapScheduler } from './support/swap';
import { touches, touchWhenParsed } from './support/touches';

// Links are found by href, because a change may alter their text.

let errors: string[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

const lastLink = navigation.links.at(-1)?.href ?? '';
const section = lastLink.slice(lastLink.indexOf('#') + 1);

/** The links of the header's list, or of the open menu, to the last section. */
function linkIn(place: 'header' | 'dialog', page: Page) {
  return page.locator(`${place} nav a[href$="#${section}"]:visible`);
}

for (const { by, touch, isLater, leadsElsewhere } of touches) {
  test(`changed by ${by}, the home page leads to its sections and to the calendar`, async ({ page }) => {
    await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    if (!isLater) await touchWhenParsed(page, touch);
    await page.goto('/');
    if (isLater) await page.evaluate(touch);
    await expect(page.locator('h1')).toContainText(hero.title);
    await linkIn('header', page).click();
    await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+/#${section}$`));
    await expectLanded(page, section);
    await page.setViewportSize(phone.viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header .menu-button').click();
    await linkIn('dialog', page).click();
    await expect(page.locator('dialog')).toBeHidden();
    await expectLanded(page, section);
    if (leadsElsewhere) return;
    await page.locator('header a[href$="/booking"]:visible').first().click();
    await expect(page).toHaveURL(/\/booking$/);
  });
}

function addBase(html: string) {
  return html.replace('<head>', '<head><base href="https://proxy.example/">');
}

test.describe('through a proxy that puts a base of another host into the page', () => {
  // The page's policy is bypassed, because it would forbid the added <base> element.
  test.use({ bypassCSP: true, permissions: ['local-network-access'] });

  test.beforeEach(async ({ page, baseURL }) => {
    await page.context().route('https://proxy.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await page.request.get(`${baseURL}${pathname}`);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'access-control-allow-origin': '*' },
      });
    });
    await page.route(/localhost:\d+\/$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: addBase(await response.text()) });
    });
  });

  test('the links within the home page stay on it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('base')).toBeAttached();
    await linkIn('header', page).click();
    await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+/#${section}$`));
    await expectLanded(page, section);
    await page.setViewportSize(phone.viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header .menu-button').click();
    await linkIn('dialog', page).click();
    await expect(page.locator('dialog')).toBeHidden();
    await expectLanded(page, section);
  });

  test('the booking page shows a calendar', async ({ page }) => {
    await page
      .context()
      .route('https://app.cal.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<button>Book</button>' }),
      );
    await swapScheduler(page, { provider: 'cal', url: 'https://cal.com/a/b' }, addBase);
    await page.goto('/booking');
    await expect(page.locator('base')).toBeAttached();
    await say(page, { originator: 'CAL', type: 'linkReady', data: {} });
    await expect(vendorFrame(page).getByRole('button')).toBeVisible();
    await expect(page.locator('iframe[data-vendor]')).not.toHaveAttribute('inert');
  });
});
