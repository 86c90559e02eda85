import type { Page } from '@playwright/test';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import type { Scheduling } from '@/lib/scheduling/scheduling';

type Settings = { provider: string; url: string; usesVendorScript?: boolean };

function inAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** As the build would have written it for that scheduler. */
function allow(policy: string, { csp }: Scheduling) {
  return (
    policy
      .replace(/frame-src [^;]*/, `frame-src ${csp.frameSrc.join(' ')}`)
      .replace(/script-src [^;]*/, (rule) => [rule, ...csp.scriptSrc].join(' '))
      // They are left out for a vendor's script.
      .replace(/; (require-trusted-types-for|trusted-types) [^;]*/g, csp.scriptSrc[0] ? '' : '$&')
  );
}

/**
 * Serves the built booking page, which has the demonstration, with another scheduler. Settings are read at build; this
 * exercises the same shipped scripts without a build for each vendor.
 */
export async function swapScheduler(
  page: Page,
  settings: Settings,
  change: (html: string) => string = String,
) {
  const scheduling = resolveScheduling({ ...settings, siteUrl: 'https://clinic.example' });
  await page.route(/\/booking(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        /data-scheduling="[^"]*"/,
        `data-scheduling="${inAttribute(JSON.stringify(scheduling.inBrowser))}"`,
      )
      .replace(
        /(<iframe [^>]*)src="[^"]*"/,
        (_, start) => `${start}src="${inAttribute(`${scheduling.frameSrc}`)}"`,
      )
      .replace(/data-vendor="[^"]*"/, `data-vendor="${scheduling.vendor}"`)
      .replace(/(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/i, (_, start, policy) => {
        return start + allow(policy, scheduling);
      });
    await route.fulfill({ response, body: change(html) });
  });
  return new URL(`${scheduling.frameSrc}`);
}
