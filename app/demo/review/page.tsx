import type { Metadata } from 'next';
import { ReviewTag } from '@/components/site/review-tag';
import { BrowserScript } from '@/components/ui/browser-script';
import { site } from '@/content/site';
import { editHref } from '@/lib/editing/repository';
import { checkProject } from '@/lib/launch/check-project';
import { counted, countFindings, type Finding, whereIs } from '@/lib/launch/finding';
import { personNames } from '@/lib/launch/known-by';
import { groupFindings, type PersonFindings, tellOpenPoints } from '@/lib/launch/review-list';
import { pages } from '@/lib/pages';
import { settings } from '@/lib/settings';

export const metadata: Metadata = {
  title: 'Review of this preview',
  description: 'What has changed and what is open before launch.',
  robots: { index: false, follow: false },
};

/**
 * Also styles the list of changes. lib/changes/tell.ts writes its markup, and the build's last step inserts it. Screen
 * readers do not announce <del> and <ins>, so they get words.
 */
const rules = `
[data-review] summary::before{flex:none;transform-origin:60% 60%}
[data-review] .details[open]>summary::before{transform:rotate(45deg)}
[data-point]:not([open])>summary>span{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
[data-changes] li{padding-block:.25rem}
[data-changes] ol>li{border-bottom:1px solid var(--line);padding-block:.5rem}
[data-changes] ol>li:last-child{border:0}
[data-changes] li>div:first-child{display:flex;justify-content:space-between;align-items:center;gap:1rem}
[data-changes] :is(del,ins){text-decoration-thickness:1px}
[data-changes] del{color:var(--ink-2)}
[data-changes] del+ins{margin-inline-start:.25em}
[data-changes] ins{background:var(--mist);font-weight:600;text-decoration:none}
[data-changes] :is(del,ins)::before{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[data-changes] del::before{content:"was "}
[data-changes] ins::before{content:" now "}`;

function errorsAndWarnings(findings: readonly Finding[]) {
  const { errors, warnings } = countFindings(findings);
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

/** One open point: a single line which unfolds to the whole sentence, the line of code, and where it shows. */
function Point({ point }: { point: Finding }) {
  return (
    <li className="border-b border-line last:border-0">
      <details className="details" data-point>
        <summary className="min-h-11 py-2.5">
          <span>
            {point.severity === 'warning' && 'Warning: '}
            {point.message}
          </span>
        </summary>
        <p className="flex flex-wrap items-center gap-x-6 pb-2 text-ink-2">
          {settings.editLink && point.line !== null ? (
            <a href={editHref(settings.editLink, point)} className="text-link tappable">
              Edit {whereIs(point)}
            </a>
          ) : (
            <span>{point.file === 'settings' ? 'A setting on your host' : whereIs(point)}</span>
          )}
          {point.href && (
            <a
              href={point.href}
              className="text-link tappable"
              aria-label={`Show on the page: ${point.message}`}
            >
              Show on the page
            </a>
          )}
        </p>
      </details>
    </li>
  );
}

function PersonPoints({ group }: { group: PersonFindings }) {
  const name = personNames[group.person];
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="font-text text-h4 font-semibold">
          {name}: {group.findings.length}
        </h3>
        <button
          type="button"
          className="text-link tappable"
          data-copy={tellOpenPoints(group)}
          aria-label={`Copy the list for: ${name}`}
          hidden
        >
          Copy the list
        </button>
      </div>
      {group.pages.map((page) => (
        <details key={page.name} className="details border-t border-line">
          <summary className="min-h-11">
            <span className="flex flex-wrap gap-x-3">
              <h4 className="font-text text-body">
                {page.name.replace(/^./, (first) => first.toUpperCase())}
              </h4>
              <span className="font-normal text-ink-2">{errorsAndWarnings(page.findings)}</span>
            </span>
          </summary>
          <ul className="mb-4">
            {page.findings.map((point) => (
              <Point key={whereIs(point) + point.message} point={point} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/**
 * The review page of a preview. Its texts are here and not in content/, because they are for the people who prepare the
 * launch. A live build removes the page with the demonstrations.
 */
export default function ReviewPage() {
  const points = checkProject(settings, process.env, new Date());
  const { errors, warnings } = countFindings(points);
  return (
    <>
      <style href="review" precedence="default">
        {rules}
      </style>
      <a href="#main" className="skip-link">
        {site.skipLink}
      </a>
      <main id="main" tabIndex={-1} className="wrap grid gap-8 py-8" data-review>
        <div>
          <h1 className="text-h2">Review of this preview</h1>
          <nav aria-label="Pages" className="mt-3">
            <ul className="flex flex-wrap gap-x-6">
              {pages
                .filter(({ path }) => path !== '/404')
                .map(({ path, name }) => (
                  <li key={path}>
                    <a href={path} className="text-link tappable">
                      {name.replace(/^./, (first) => first.toUpperCase())}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
        <section aria-labelledby="changed" className="max-w-[56rem]">
          <h2 id="changed" className="text-h3">
            Changed
          </h2>
          <div data-changes className="mt-2" />
        </section>
        <section aria-labelledby="open" className="max-w-[56rem]">
          <h2 id="open" className="text-h3">
            Open before launch: {counted(errors, 'error')}, {counted(warnings, 'warning')}
          </h2>
          <p className="mt-2 max-w-prose text-ink-2">
            By who can answer, then by page. An error keeps the site from going live; a warning does not.
          </p>
          {groupFindings(points, pages).map((group) => (
            <PersonPoints key={group.person} group={group} />
          ))}
        </section>
        <section aria-labelledby="editing" className="max-w-prose">
          <h2 id="editing" className="text-h3">
            To edit
          </h2>
          <p className="mt-2">
            Open a page of this preview, press “Edit” in the bar at its foot, then press the words to change.
            By keyboard, Tab goes from text to text and Enter finds the line. To save a line you need an
            account on the repository’s site, such as GitHub, with the right to write to this repository; to
            anyone else a private repository answers “not found”. Without such an account, copy the line and
            send it to someone who has one.
          </p>
        </section>
        <section aria-labelledby="commenting" className="max-w-prose">
          <h2 id="commenting" className="text-h3">
            To comment
          </h2>
          <p className="mt-2">
            On Vercel, open the toolbar at the edge of a page, sign in, and comment on any spot; that takes a
            Vercel account in your team, or an invitation. Netlify and Cloudflare Pages write this preview’s
            address into the pull request that proposes the change: comment there, or copy the lists above
            into an email. (Netlify’s own drawer for comments stays shut, because these pages let in no script
            but their own.)
          </p>
        </section>
      </main>
      <BrowserScript name="copy" />
      <ReviewTag />
    </>
  );
}
