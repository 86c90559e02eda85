import { expect, type Page, test } from '@playwright/test';
import { booking, calendar } from '@/content/booking';
import { emailLink, phoneLink } from './support/page';
import { swapScheduler } from './support/swap';

// Tests of what browsers and their extensions do to a page while its calendar is silent, late or needs attention. The
// page must keep its text, its notices, every way to book without the calendar, and the calendar.

const { words } = calendar;
/** How long the calendar may send nothing before the notice appears. */
const waitMs = 12_000;

/** A change to the page, and who makes it. Each function runs in the page. */
type Touch = {
  by: string;
  touch: () => void;
  /** If set, the change happens later; otherwise, when the page has been parsed. */
  isLater?: true;
  takesFrame?: true;
  /** The frame still runs and sends a message. */
  speaks?: true;
};

const touches: Touch[] = [
  {
    by: 'an extension that puts a div first in the body',
    touch: () => document.body.prepend(document.createElement('div')),
  },
  {
    by: 'a click-to-call tool that wraps each telephone number',
    touch: () => {
      for (const link of document.querySelectorAll('a[href^="tel:"]')) {
        const wrap = document.createElement('span');
        wrap.append(...link.childNodes);
        link.append(wrap);
        const outer = document.createElement('ctc-number');
        link.replaceWith(outer);
        outer.append(link);
      }
    },
  },
  {
    by: 'an ad blocker that takes the frame out',
    takesFrame: true,
    touch: () => document.querySelector('iframe[data-vendor]')?.remove(),
  },
  {
    by: 'iOS, which makes links of dates and hours',
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const dates: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isWords = !text.parentElement?.closest('script, style');
        if (isWords && /Mon|Fri|a\.m\.|p\.m\.|20\d\d/.test(text.data)) dates.push(text);
      }
      for (const date of dates) {
        const link = document.createElement('a');
        link.href = 'x-apple-data-detectors://0';
        date.replaceWith(link);
        link.append(date);
      }
    },
  },
  {
    by: 'a translator that puts all words into font elements',
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    },
  },
  {
    by: 'Dark Reader',
    touch: () => {
      document.documentElement.dataset.darkreaderMode = 'dynamic';
      const style = document.createElement('style');
      style.className = 'darkreader darkreader--fallback';
      document.head.prepend(style);
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.dataset.darkreaderInlineColor = '';
        element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
      }
    },
  },
  // Public reports: react/react#11538, vellum-ai/vellum-assistant#37578 (a "connect calendar" button).
  {
    by: 'a translator that comes after React',
    isLater: true,
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        const copy = document.createTextNode(text.data);
        font.append(copy);
        // This removes the text node that React knows from the page.
        text.replaceWith(font);
      }
    },
  },
  // EFForg/privacybadger#2265 and #1766.
  {
    by: 'Privacy Badger, which puts a placeholder in the place of a frame',
    takesFrame: true,
    touch: () => {
      const placeholder = document.createElement('div');
      const allow = document.createElement('button');
      allow.append('Allow once');
      placeholder.append(allow);
      document.querySelector('iframe[data-vendor]')?.replaceWith(placeholder);
    },
  },
  // react/react#24430, vercel/nextjs-postgres-auth-starter#14.
  {
    by: 'a password manager that puts elements deep into the page',
    touch: () => {
      for (const part of document.querySelectorAll('main p, main [role="status"], main li')) {
        part.setAttribute('data-keeper-lock-id', 'k-1');
        part.append(document.createElement('keeper-lock'));
      }
    },
  },
  // reactjs/react.dev#4656.
  {
    by: 'a dictionary that puts styles between body and the end',
    touch: () => document.documentElement.append(document.createElement('style')),
  },
  // tobyxdd/bread#6.
  {
    by: 'a reading aid that makes half of each word bold',
    touch: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const bold = document.createElement('b');
        const rest = text.splitText(Math.ceil(text.data.length / 2));
        text.replaceWith(bold);
        bold.append(text);
        bold.after(rest);
      }
    },
  },
  // AdguardTeam/AdguardForWindows#1245, brave/brave-browser#14825. A frame that a rule hides still loads.
  {
    by: 'a content blocker that hides frames of this host',
    takesFrame: true,
    speaks: true,
    touch: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('iframe[src*="cal.com"] { display: none !important }');
      document.adoptedStyleSheets = [sheet];
    },
  },
  // helsingborg-stad/Municipio#327, dmind-gmbh/extension-cookieman#84.
  {
    by: 'a tool that takes the frame’s address until a press',
    takesFrame: true,
    touch: () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
      if (!frame) return;
      frame.dataset.src = frame.src;
      frame.removeAttribute('src');
    },
  },
  // aredotna/chrome-extension#5, bufferapp/buffer-chrome#12.
  {
    by: 'an extension whose own frame the page’s policy refuses',
    isLater: true,
    touch: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://widget.example/bar';
      document.body.append(frame);
    },
  },
  // 1995eaton/chromium-vim#389, rvnproject/DOIACCESS#11. A tool that rewrites HTML to change some words has this
  // effect.
  {
    by: 'a tool that replaces all elements by copies',
    touch: () =>
      document.body.replaceChildren(...Array.from(document.body.childNodes, (n) => n.cloneNode(true))),
  },
];

test.use({ permissions: ['local-network-access'] });

/** Opens the booking page with a Cal.com calendar that sends nothing by itself, and applies the change. */
async function openTouched(page: Page, { touch, isLater }: Touch) {
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<input aria-label="Name"><button>Book</button>' }),
    );
  await swapScheduler(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await page.clock.install();
  if (!isLater) await page.addInitScript(`addEventListener('DOMContentLoaded', ${touch})`);
  await page.goto('/booking');
  await wait(page, 4000);
  if (isLater) await page.evaluate(touch);
}

/** Waits, and lets scripts that were requested meanwhile arrive and run. */
async function wait(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1);
}

function say(page: Page, type: string, data: object) {
  const vendorPage = page.frameLocator('iframe[data-vendor]').locator('body:has(button)');
  return vendorPage.evaluate((_, message) => parent.postMessage(message, '*'), {
    originator: 'CAL',
    type,
    data,
  });
}

/** The text of the calendar's part of the page. */
async function readCalendar(page: Page) {
  const text = await page.locator('[data-scheduling]').innerText();
  return text.replaceAll(/\s+/g, ' ');
}

/** Expects the page, and every way to book that does not need the frame. */
async function expectWays(page: Page) {
  await expect(page.locator('h1')).toHaveText(booking.title);
  for (const href of [phoneLink.href, emailLink.href])
    await expect(page.locator(`[data-scheduling] a[href="${href}"]:visible`).first()).toBeInViewport();
  await expect(page.locator('[data-scheduling] a[target="_blank"]:visible').first()).toBeVisible();
}

async function expectFrame(page: Page) {
  await expect(page.locator('iframe[data-vendor]')).toBeVisible();
  await expect(page.locator('iframe[data-vendor]')).not.toHaveAttribute('inert');
  await page.frameLocator('iframe[data-vendor]').getByRole('button').click();
}

for (const touched of touches) {
  test(`changed by ${touched.by}, a page with a silent calendar keeps every way to book`, async ({
    page,
  }) => {
    await openTouched(page, touched);
    if (touched.speaks) await say(page, 'linkReady', {});
    await wait(page, waitMs);
    const notice = touched.takesFrame ? words.blocked : words.stalled;
    await expect.poll(() => readCalendar(page)).toContain(notice.title);
    await page.locator('[data-scheduling]').scrollIntoViewIfNeeded();
    await expectWays(page);
    if (touched.takesFrame) return;
    await say(page, 'linkReady', {});
    await expect.poll(() => readCalendar(page)).not.toContain(notice.title);
    await expectFrame(page);
  });

  if (!touched.takesFrame)
    test(`changed by ${touched.by}, a page shows a late calendar and its requests`, async ({ page }) => {
      await openTouched(page, touched);
      await wait(page, 4000);
      await say(page, 'linkReady', {});
      await expectFrame(page);
      await wait(page, waitMs);
      await say(page, 'bookingSuccessfulV2', { status: 'PENDING' });
      await expect.poll(() => readCalendar(page)).toContain(words.requested.title);
      await expect(page.locator('h1')).toHaveText(booking.title);
      await page.locator('[data-scheduling] button:visible').last().click();
      await expect.poll(() => readCalendar(page)).not.toContain(words.requested.title);
      await expectFrame(page);
    });
}
