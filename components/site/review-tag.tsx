import { BrowserScript } from '@/components/ui/browser-script';
import { checkProject } from '@/lib/launch/check-project';
import { counted, countFindings } from '@/lib/launch/finding';
import { settings } from '@/lib/settings';

/**
 * The one tag that a preview's page has and the live page does not. The build's last step (scripts/finish/preview.ts)
 * copies it from the review page into every page. Without scripts it is a link to the review page; with scripts it is a
 * bar at the bottom of the window (browser/review-tag.ts), which fetches everything else on the first click.
 */
export function ReviewTag() {
  const { errors, warnings } = countFindings(checkProject(settings, process.env, new Date()));
  return (
    <aside aria-label="Review" data-review-tag>
      <a href="/demo/review">
        <span>Preview: </span>
        {`${counted(errors, 'error')}, ${counted(warnings, 'warning')}`}
      </a>
      <button type="button" name="changes" aria-pressed="false" hidden suppressHydrationWarning>
        Changed
      </button>
      <button type="button" name="edit" aria-pressed="false" hidden suppressHydrationWarning>
        Edit
      </button>
      <BrowserScript name="review-tag" />
    </aside>
  );
}
