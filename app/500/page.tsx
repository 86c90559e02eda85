import { ApplicationError } from '@/components/site/application-error';
import { applicationError } from '@/content/errors';

// No search engine may list it, and lib/pages.ts does not: it is no address, but what a server falls back on.
export const metadata = { title: applicationError.title, robots: { index: false } };

/** Exported as 500.html, which hosting/nginx.conf serves in place of a page that the server fails to give. */
export default function ServerErrorPage() {
  return <ApplicationError />;
}
