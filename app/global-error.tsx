'use client'; // Next asks for it: it replaces the whole document, layout included.

import './globals.css';
import { ApplicationError } from '@/components/site/application-error';
import { applicationError } from '@/content/errors';
import { site } from '@/content/site';

/** Shown where Next runs in the browser (`next dev`, its own export) and an error has escaped everything else. */
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
