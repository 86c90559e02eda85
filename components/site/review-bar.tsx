import { checkProject } from '@/lib/launch/check-project';
import { type Finding, whereIs } from '@/lib/launch/finding';
import { settings } from '@/lib/settings';

function ReviewPoint({ point }: { point: Finding }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
      <span className="py-2">
        {point.line && <span className="font-semibold text-ember-ink">{whereIs(point)}</span>} {point.message}
      </span>
      {point.href && (
        <a
          href={point.href}
          aria-label={`Show on the page: ${point.message}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          Show
        </a>
      )}
    </li>
  );
}

/**
 * Tops every page of a preview: what is still open, the line to edit and a link to where it shows. Its words are for
 * whoever prepares the launch, so they stand here and not in content/. The open list lies over the page.
 */
export function ReviewBar() {
  const points = checkProject(settings, process.env, new Date());
  const files = [...new Set(points.map(({ file }) => file))];
  const count = points.length === 1 ? '1 point is' : `${points.length} points are`;
  return (
    <aside aria-label="Review" data-review-bar className="relative z-20 bg-dawn text-small print:hidden">
      <details className="details">
        <summary className="wrap">Preview: {count} open before launch</summary>
        <div className="absolute inset-x-0 top-full max-h-[70vh] overflow-y-auto border-y border-line bg-surface py-5 [box-shadow:var(--shadow-2)]">
          <div className="wrap">
            <p className="text-ink-2">
              Each line names the file and line to edit. “npm run launch-check” prints the same list.
            </p>
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
    </aside>
  );
}
