'use client'; // Next asks for it: it replaces the whole document, layout included.

import './globals.css';
import { useEffect } from 'react';
import { ApplicationError } from '@/components/site/application-error';
import { applicationError } from '@/content/errors';
import { site } from '@/content/site';

export default function GlobalErrorPage({ error }: { error: Error }) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <html lang={site.language} data-fonts="">
      <title>{applicationError.title}</title>
      <body>
        <ApplicationError />
      </body>
    </html>
  );
}
