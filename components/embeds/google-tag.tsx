'use client'; // waits in the browser for the visitor's yes

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Analytics } from '@/lib/analytics';

const GoogleCode = lazy(async () => ({ default: (await import('./google-code')).GoogleCode }));

function subscribe(notice: () => void) {
  document.addEventListener('counting', notice);
  return () => document.removeEventListener('counting', notice);
}

/** Loads Google's code once `browser/visit-counting.ts` says that it may run. Draws nothing. */
export function GoogleTag({ service, id }: Analytics) {
  const mayCount = useSyncExternalStore(
    subscribe,
    () => 'counting' in document.documentElement.dataset,
    () => false,
  );
  if (!mayCount) return null;
  return (
    <Suspense fallback={null}>
      <GoogleCode service={service} id={id} />
    </Suspense>
  );
}
