'use client'; // Next asks for it: it replaces the whole document, layout included.

import './globals.css';
import { ApplicationError } from '@/components/site/application-error';
import { applicationError } from '@/content/errors';
import { site } from '@/content/site';

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
