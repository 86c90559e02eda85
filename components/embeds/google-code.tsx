'use client'; // what the library writes into the page, it writes in the browser

import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google';
import type { Analytics } from '@/lib/analytics';

/** Google's starter and script. A file of its own, so that only visitors who said yes download the library. */
export function GoogleCode({ service, id }: Analytics) {
  return service === 'analytics' ? <GoogleAnalytics gaId={id} /> : <GoogleTagManager gtmId={id} />;
}
