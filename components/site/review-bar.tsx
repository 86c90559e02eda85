import { BrowserScript } from '@/components/ui/browser-script';
import { editHref } from '@/lib/editing/repository';
import { checkProject } from '@/lib/launch/check-project';
import { countFindings, type Finding, formatFindings, whereIs } from '@/lib/launch/finding';
import { settings } from '@/lib/settings';

/** Here and not in the stylesheet, which live sites send. The page keeps room for the bar below its end. */
const barRules = `html{scroll-padding-bottom:3rem}body{padding-bottom:2.75rem}
[data-review-bar]{position:fixed;inset:auto 0 0;min-height:2.75rem}
[data-points]{position:absolute;inset:auto 0 100%;max-height:70vh;overflow-y:auto}
[data-found]{max-height:40vh;overflow-y:auto}[data-found] li{padding-block:.25rem}
[data-review-bar] button{min-height:2.75rem;padding-inline:.75rem;font-weight:600}
@media (hover:hover){[data-editing] body :is(main,header,footer,aside:not([data-review-bar])) :hover:not(:has(:hover)){cursor:text;outline:2px dashed}}
[data-review-bar] [aria-pressed=true]{background:var(--ink);color:var(--surface)}
[data-copied]::after{content:" ✓"}`;

function Place({ point }: { point: Finding }) {
  if (point.line === null) return null;
  if (!settings.editLink) return <b>{whereIs(point)}</b>;
  return (
    <a href={editHref(settings.editLink, point)} className="text-link font-semibold">
      {whereIs(point)}
    </a>
  );
}

function ReviewPoint({ point }: { point: Finding }) {
  return (
    <li
      data-text={formatFindings([point])}
      className="flex min-h-11 items-center justify-between gap-4 border-b border-line"
    >
      <span className="py-2">
        {point.severity === 'warning' && <b>Warning: </b>}
        <Place point={point} /> {point.message}
      </span>
      {point.href && (
        <a href={point.href} aria-label={`Show on the page: ${point.message}`} className="text-link tappable">
          Show
        </a>
      )}
    </li>
  );
}

/**
 * Lies at the foot of every page of a preview: what is still open, the line to edit and a link to where it shows; and a
 * switch that has a press on any text lead to its line. Its words are for whoever prepares the launch, so they stand here
 * and not in content/. Without scripts it is the list alone.
 */
export function ReviewBar() {
  const points = checkProject(settings, process.env, new Date());
  const files = [...new Set(points.map(({ file }) => file))];
  const { errors, warnings } = countFindings(points);
  return (
    <aside aria-label="Review" data-review-bar className="z-20 bg-dawn text-small no-print">
      <style>{barRules}</style>
      <div data-found hidden role="status" className="bg-surface py-5">
        <ul />
      </div>
      <div className="wrap flex items-center justify-between">
        <details className="details">
          <summary>
            Preview: {errors} errors, {warnings} warnings
          </summary>
          <div data-points className="border-y border-line bg-surface py-5">
            <div className="wrap">
              <p className="text-ink-2">
                Each line names the file and line to edit. “npm run launch-check” prints the same list.
              </p>
              <button type="button" data-copy hidden suppressHydrationWarning>
                Copy the list
              </button>
              {files.map((file) => (
                <section key={file} className="mt-8">
                  <h2 className="border-b border-ink font-text text-small font-semibold">
                    {file === 'settings' ? 'Settings on your host' : file}
                  </h2>
                  <ul>
                    {points
                      .filter((point) => point.file === file)
                      .map((point) => (
                        <ReviewPoint key={whereIs(point) + point.message} point={point} />
                      ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        </details>
        <button
          type="button"
          data-edit={settings.editLink ?? ''}
          aria-pressed="false"
          hidden
          suppressHydrationWarning
        >
          Edit
        </button>
      </div>
      <BrowserScript name="review" />
    </aside>
  );
}
