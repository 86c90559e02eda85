import { clinic } from '@/content/clinic';
import { applicationError } from '@/content/errors';
import { crisis } from '@/content/site';
import { telHref } from '@/lib/format';
import { CrisisLinks } from './crisis-links';

/**
 * Last resort when a page cannot be shown. Plain on purpose: it may stand outside the layout and its header.
 * Trying again loads the page anew, because its HTML works without anything that has failed here.
 */
export function ApplicationError() {
  return (
    <main className="wrap grid max-w-[44rem] gap-5 py-section">
      <h1 className="text-h2">{applicationError.title}</h1>
      <p className="text-lead text-ink-2">{applicationError.lead}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => window.location.reload()} className="button button-primary">
          {applicationError.retryText}
        </button>
        <a href="/" className="button button-quiet">
          {applicationError.homeText}
        </a>
      </div>
      <p>
        {applicationError.callText}{' '}
        <a href={telHref(clinic.phone)} className="text-link">
          {clinic.phone}
        </a>
        .
      </p>
      <p>
        {crisis.question} <CrisisLinks className="text-link" />
      </p>
    </main>
  );
}
