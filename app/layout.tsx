import './globals.css';
import type { Metadata, Viewport } from 'next';
import { site } from '@/content/site';
import { lettering } from '@/generated/boot/lettering';
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

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang={site.language}
      data-scroll-behavior="smooth"
      data-click-ids={settings.allowsClickIds ? '' : undefined}
      className={`${hedvig.variable} ${hanken.variable}`}
    >
      <body>
        <script>{lettering}</script>
        {children}
      </body>
    </html>
  );
}
