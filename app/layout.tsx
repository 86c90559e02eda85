import './globals.css';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata, Viewport } from 'next';
import { site } from '@/content/site';
import { firstPaint } from '@/generated/boot/first-paint';
import { settings } from '@/lib/settings';
import { hanken, hedvig } from './fonts';

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#06242f' },
    { media: '(prefers-color-scheme: dark)', color: '#021118' },
  ],
};

/** In the page itself: a file of its own would be asked for by every visitor, often before the first paint. */
const icon = dataUri(readFileSync(join(process.cwd(), 'public', 'icon.svg'), 'utf8'));

/** Without its title, which nobody hears, and with only that escaped which an address may not hold. */
function dataUri(svg: string) {
  const drawing = svg.trim().replace(/<title>.*<\/title>/, '');
  return `data:image/svg+xml,${drawing.replace(/[<>#%" ]/g, encodeURIComponent)}`;
}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang={site.language}
      data-scroll-behavior="smooth"
      data-click-ids={settings.allowsClickIds ? '' : undefined}
      className={`${hedvig.variable} ${hanken.variable}`}
    >
      <body>
        <link rel="icon" type="image/svg+xml" sizes="any" href={icon} />
        <script>{firstPaint}</script>
        {children}
      </body>
    </html>
  );
}
