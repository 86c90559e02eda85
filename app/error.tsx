'use client'; // Next asks for it: an error boundary runs in the browser.

import { useEffect } from 'react';
import { ApplicationError } from '@/components/site/application-error';

export default function ErrorPage({ error }: { error: Error }) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return <ApplicationError />;
}
