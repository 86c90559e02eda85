'use client'; // Next asks for it: it replaces the whole document, layout included.

import './globals.css';
import { CrisisLinks } from '@/components/site/crisis-links';
import { PhoneLink } from '@/components/site/phone-link';
import { applicationError } from '@/content/errors';
import { crisis, site } from '@/content/site';

/** Last resort. Trying again loads the page anew, because its HTML works without anything that has failed here. */
export default function GlobalErrorPage() {
  return (
    <html lang={site.language} data-fonts="">
      <title>{applicationError.title}</title>
      <body>
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
            {applicationError.callText} <PhoneLink />.
          </p>
          <p>
            {crisis.question} <CrisisLinks className="text-link" />
          </p>
        </main>
      </body>
    </html>
  );
}
