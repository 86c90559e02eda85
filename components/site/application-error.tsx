import { applicationError } from '@/content/errors';
import { crisis } from '@/content/site';
import { CrisisLinks } from './crisis-links';
import { PhoneLink } from './phone-link';

/**
 * Replaces a page that has failed: app/global-error.tsx shows it after an error in the browser, and a failing server
 * sends it as the file that app/500 exports.
 */
export function ApplicationError() {
  return (
    <main className="wrap grid max-w-[44rem] gap-5 py-section">
      <h1 className="text-h2">{applicationError.title}</h1>
      <p className="text-lead text-ink-2">{applicationError.lead}</p>
      <div className="flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page that failed */}
        <a href="" className="button button-primary">
          {applicationError.retryText}
        </a>
        <a href="/" className="button button-quiet">
          {applicationError.homeText}
        </a>
      </div>
      <p>
        {applicationError.callText} <PhoneLink />.
      </p>
      <p>
        {crisis.question} <CrisisLinks className="text-link" />
      </p>
    </main>
  );
}
