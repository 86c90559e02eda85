import type { Page } from '@playwright/test';
import { resolveScheduling, type Scheduling } from '@/lib/scheduling/resolve-scheduling';
import { type FramedVideo, resolveVideo, type VideoSettings } from '@/lib/video';

// Settings are read during the build. Swapping them here tests the same shipped scripts without a build for each
// vendor.

/** The SITE_URL of the pages that swapScheduler serves. */
export const siteUrl = 'https://clinic.example';

export type SchedulerSettings = { provider: string; url: string; usesVendorScript?: boolean };

function inAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The demonstration page's policy as the build would have written it for that scheduler. */
function policyFor({ policy }: Scheduling, html: string) {
  const { frameSrc, vendorScript } = policy;
  const scripts = vendorScript ? `script-src 'self' ${vendorScript}` : "script-src 'strict-dynamic'";
  return html
    .replace(/frame-src [^;"]*/, `frame-src ${frameSrc.join(' ')}`)
    .replace("script-src 'self'", scripts)
    .replace(/(trusted-types islands) vendor-script/, vendorScript ? '$&' : '$1');
}

/**
 * Serves the built booking page at any host, with the demonstration replaced by another scheduler. Returns the URL of
 * the scheduler's frame.
 */
export async function swapScheduler(
  page: Page,
  settings: SchedulerSettings,
  change = (html: string) => html,
) {
  const scheduling = resolveScheduling({ ...settings, siteUrl });
  const inBrowser = inAttribute(JSON.stringify(scheduling.inBrowser));
  const frameSrc = inAttribute(`${scheduling.frameSrc}`);
  await page.route(/\/booking(\?.*)?$/, async (route) => {
    const response = await page.request.get('/booking');
    const html = policyFor(scheduling, await response.text())
      .replace(/data-scheduling="[^"]*"/, `data-scheduling="${inBrowser}"`)
      .replace(/(<iframe [^>]*)src="[^"]*"/, (_, start) => `${start}src="${frameSrc}"`)
      .replace(/data-vendor="[^"]*"/, `data-vendor="${scheduling.vendor}"`);
    await route.fulfill({ response, body: change(html) });
  });
  return new URL(`${scheduling.frameSrc}`);
}

/** Serves the built home page with a provider's player in a frame. Returns that player's settings. */
export async function swapVideo(page: Page, settings: VideoSettings) {
  const demo = resolveVideo({ provider: 'demo' }) as FramedVideo;
  const video = resolveVideo(settings) as FramedVideo;
  const isHome = ({ hostname, pathname }: URL) => hostname === 'localhost' && pathname === '/';
  await page.route(isHome, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(`src="${demo.playerUrl}"`, `src="${inAttribute(video.playerUrl)}"`)
      .replace(/frame-src [^;]*/, `frame-src ${video.policy.frameSrc?.join(' ')}`);
    await route.fulfill({ response, body: html });
  });
  return video;
}
