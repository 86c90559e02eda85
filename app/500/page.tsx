import { ApplicationError } from '@/components/site/application-error';
import { applicationError } from '@/content/errors';

// Next adds noindex to a page of this name, and lib/pages.ts leaves it out of the sitemap.
export const metadata = { title: applicationError.title };

/** Exported as 500.html, which hosting/nginx.conf serves if the server fails to deliver a page. */
export default function ServerErrorPage() {
  return <ApplicationError />;
}
