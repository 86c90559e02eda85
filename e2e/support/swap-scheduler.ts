import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookingGuards } from '@/generated/booking-guards';

/** What the frame's place says in the HTML, as `components/embeds/scheduling-widget.tsx` writes it. */
export type FramePlace = {
  vendor: string;
  src: string;
  origins: string[];
  nestedOrigins?: string[];
  scriptSrc?: string;
  /** Replaces the page's frame-src. The default allows the frame's own origins. */
  frameSrc?: string;
};

function setAttribute(tag: string, name: string, value: string) {
  const bare = tag.replace(new RegExp(` ${name}="[^"]*"`), '');
  return bare.replace(
    '<iframe',
    `<iframe ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
}

function guardOf({ vendor, scriptSrc }: FramePlace) {
  const name = scriptSrc ? 'leadconnector-with-script' : vendor;
  return bookingGuards[name as keyof typeof bookingGuards];
}

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function allow(policy: string, place: FramePlace) {
  const frames = place.frameSrc ?? [...new Set([new URL(place.src).origin, ...place.origins])].join(' ');
  const scripts = place.scriptSrc ? ` ${new URL(place.scriptSrc).origin}` : '';
  return (
    policy
      .replace(hashOf(bookingGuards.demo), hashOf(guardOf(place)))
      .replace(/frame-src [^;]*/, `frame-src ${frames}`)
      .replace(/script-src [^;]*/, (rule) => rule + scripts)
      // As scripts/finish/policy.ts leaves them out for a vendor's script.
      .replace(/; (require-trusted-types-for|trusted-types) [^;]*/g, scripts ? '' : '$&')
      .replace(/upgrade-insecure-requests;?/, '')
  );
}

/** The built booking page, which has the demonstration, with another scheduler in the frame's place and its policy adjusted to it. */
export function swapInto(page: string, place: FramePlace) {
  return page
    .replace(bookingGuards.demo, () => guardOf(place))
    .replace(/<iframe [^>]*data-vendor[^>]*>/, (tag) => {
      let swapped = setAttribute(tag, 'data-vendor', place.vendor);
      swapped = setAttribute(swapped, 'src', place.src);
      swapped = setAttribute(swapped, 'data-origins', place.origins.join(' '));
      swapped = setAttribute(swapped, 'data-nested-origins', place.nestedOrigins?.join(' ') ?? '');
      return place.scriptSrc ? setAttribute(swapped, 'data-script', place.scriptSrc) : swapped;
    })
    .replace(/(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/i, (_, start, policy) => {
      return start + allow(policy, place);
    })
    .replace('<head>', () =>
      place.frameSrc
        ? `<head><meta http-equiv="Content-Security-Policy" content="frame-src ${place.frameSrc}">`
        : '<head>',
    );
}

/**
 * Serves the built booking page with another scheduler. Settings are read at build; this exercises the same shipped
 * scripts without a build for each vendor.
 */
export async function swapScheduler(page: Page, place: FramePlace) {
  await page.route(/\/booking(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = allow(policy, place);
    await route.fulfill({ status: response.status(), headers, body: swapInto(await response.text(), place) });
  });
}
