import { clinic } from '@/content/clinic';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/**
 * Returns the date one year after the start of the current quarter, so that two builds in the same quarter are
 * identical. This is never more than a year ahead, as RFC 9116 recommends, and a live site is rebuilt every quarter to
 * update its count of open spots.
 */
function expiresOn(today: Date) {
  const month = today.getUTCMonth();
  return new Date(Date.UTC(today.getUTCFullYear() + 1, month - (month % 3), 1));
}

/** Says where to report a vulnerability of the site (RFC 9116). */
export function GET() {
  const lines = [
    `Contact: mailto:${clinic.email}`,
    `Expires: ${expiresOn(new Date()).toISOString()}`,
    `Preferred-Languages: ${site.language.split('-')[0]}`,
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
