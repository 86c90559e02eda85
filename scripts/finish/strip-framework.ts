const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Next's preload hints for its scripts, and its font preconnect to this host, to which the connection is already open.
 */
const hints = /<link rel="(preload" as="script|preconnect" href="\/)"[^>]*>/g;

/** How the scripts begin that Next writes inline. */
const frameworkInline = [
  /^\(globalThis\["TURBOPACK"\] \|\| /,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
];

/**
 * Whether a script comes from another company. Such a script names a URL on another host. Inline tracking pixels and tag
 * managers, which load the rest of their code later, name a global variable that their company is known for.
 */
function isForeign(script: string) {
  return (
    /(^|['"`])(https?:)?\/\/[\w-]+\.\w/.test(script) ||
    /\b(fbq|ttq|gtag|dataLayer|_linkedin_partner_id|twq|rdt|pintrk|uetq|_hsq)\b/.test(script)
  );
}

/**
 * React's marks between two texts and around what may load later, which matter only for hydration. The first would keep
 * a space in a text of its own, which Chromium leaves out of names: a button would be announced as "Apply NowBook
 * Consult".
 */
const hydrationMarks = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?: |\/?\$)-->/g;

/** What drawings say of themselves: the icon library's names, which no style uses, and what only a file of SVG needs. */
const namesOfDrawings = /(?<= class="lucide)( lucide-[\w-]+)+|(?<=<svg) xmlns="[^"]*"/g;

const ending = '</body></html>';

/**
 * Removes Next's scripts, and the data for them, from a page. Its HTML works without them, and islands are hydrated
 * separately. Islands must not contain React's marks between texts, which are removed as well.
 *
 * @throws Error with a one-sentence message if the page contains a script that is neither Next's nor one of
 * `ownScripts`, or if anything of Next's is left. In both cases Next's output has changed, and this step needs a
 * review.
 */
export function stripFramework(
  html: string,
  { page, ownScripts }: { page: string; ownScripts: readonly string[] },
): string {
  const kept = html.replace(hints, '').replace(scriptTag, (tag, attributes: string, code: string) => {
    const source = / src="([^"]*)"/.exec(attributes)?.[1];
    if (source?.startsWith('/_next/static/') && !code) return '';
    if (frameworkInline.some((start) => start.test(code))) return '';
    if (/ type="(application\/ld\+json|speculationrules|text\/plain)"/.test(attributes)) return tag;
    if (ownScripts.includes(code)) return tag;
    const start = (source ?? code).trim().slice(0, 60);
    if (isForeign(source ?? code)) {
      throw new Error(
        `${page} contains another company's script (it begins "${start}"): take it out. An advertising pixel or a tag manager would tell that company who looks for this care; campaigns are counted in your scheduler, by utm values.`,
      );
    }
    throw new Error(
      `${page} contains a script that is neither Next's nor ours (it begins "${start}"): name it in scripts/finish/strip-framework.ts.`,
    );
  });
  const left = /__next_f|[^"'\s]*\/_next\/[^"'\s]*\.js/.exec(kept);
  if (left) {
    throw new Error(
      `${page} still names ${left[0]}, which is Next's: its output has changed, so read scripts/finish/strip-framework.ts again.`,
    );
  }
  if (!kept.endsWith(ending))
    throw new Error(`${page} does not end with ${ending}: Next's output has changed.`);
  return kept.replace(hydrationMarks, '').replace(namesOfDrawings, '');
}

/** Adds the script that loads the islands' code to the end of a page that contains islands. */
export function addIslands(html: string, { loader, source }: { loader: string; source: string }): string {
  if (!html.includes(' data-island="')) return html;
  const script = `<script data-value="${source}">${loader}</script>`;
  return `${html.slice(0, -ending.length)}${script}${ending}`;
}
