import { BrowserScript } from '@/components/ui/browser-script';
import { visitCounting as words } from '@/content/analytics';
import { google } from '@/generated/google';

/** The one place where a visitor allows counting, sees whether it is on, and changes it. Hidden without scripts. */
export function VisitCounting() {
  if (!google) return null;
  return (
    <section
      id="visit-counting"
      tabIndex={-1}
      aria-labelledby="visit-counting-title"
      className="border-b border-line pt-10 pb-12 no-print"
      hidden
    >
      <h2 id="visit-counting-title" className="mb-2 font-text text-small font-semibold">
        {words.title}
      </h2>
      <p id="visit-counting-text" className="max-w-[50.4em]">
        {words.text}
      </p>
      <label className="tappable mt-2 gap-3 font-medium">
        {/* autoComplete="off" stops browsers from restoring the checkbox after a reload. Only counting.ts knows
            whether the visitor has consented. */}
        <input
          type="checkbox"
          autoComplete="off"
          aria-describedby="visit-counting-text"
          className="size-5 accent-action"
        />
        {words.yesText}
      </label>
      <p data-refused hidden>
        {words.browserSaidNo}
      </p>
      {/* Does not run by itself. counting.ts runs this text once the visitor has consented. */}
      <script type="text/plain" data-google>
        {google.starter}
      </script>
      <BrowserScript name="counting" value={google.src} />
    </section>
  );
}
