'use client'; // Next requires 'use client', because this page replaces the whole document, including the layout.

import './globals.css';
import { ApplicationError } from '@/components/site/application-error';
import { applicationError } from '@/content/errors';
import { site } from '@/content/site';

/**
 * Shown if an error was not caught elsewhere, in `next dev` and in Next's unmodified export, where React runs the page.
 */
export default function GlobalErrorPage() {
  return (
    <html lang={site.language} data-fonts="">
      <title>{applicationError.title}</title>
      <body>
        <ApplicationError />
      </body>
    </html>
  );
}
