import './globals.css';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata, Viewport } from 'next';
import { Mistakes } from '@/components/site/mistakes';
import { BrowserScript } from '@/components/ui/browser-script';
import { site } from '@/content/site';
import { mistakes } from '@/generated/mistakes';
import { readColours } from '@/lib/art/colours';
import { attributionKeys } from '@/lib/attribution';
import { settings } from '@/lib/settings';
import { displayFont, textFont } from './fonts';

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  formatDetection: { telephone: false, email: false, address: false, date: false, url: false },
};

/** For the theme-color meta tags, which cannot use custom properties. */
const { light, dark } = readColours(readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8'));

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.night ?? '' },
    { media: '(prefers-color-scheme: dark)', color: dark.night ?? '' },
  ],
};

/** `next dev` hydrates immediately, and would report a mismatch because of the attribute that first-paint.ts sets. */
const isExport = process.env.NODE_ENV === 'production';

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang={site.language}
      data-scroll-behavior="smooth"
      data-fonts={isExport ? undefined : ''}
      suppressHydrationWarning
      className={`${displayFont.variable} ${textFont.variable}`}
    >
      <body>
        {/* The value lists the only query keys that may stay in the URL. */}
        <BrowserScript name="address" value={attributionKeys(settings.attribution).join(' ')} />
        {isExport && <BrowserScript name="first-paint" />}
        {mistakes.length > 0 ? <Mistakes sentences={mistakes} /> : children}
      </body>
    </html>
  );
}
