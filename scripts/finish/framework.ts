import { createHash } from 'node:crypto';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const runtime = /\/turbopack-[\w-]+\.js$/;

/** What Next asks the network for ahead: its scripts, and for the fonts a line to this host, which stands already. */
const hints = /<link rel="(preload" as="script|preconnect" href="\/)"[^>]*>/g;

/** Code that the framework writes inline, by how each piece begins. */
const frameworkInline = [
  /^\(globalThis\["TURBOPACK"\] \|\| /,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
];

/**
 * Takes the framework's scripts out of a page. Where an element is marked `data-needs-framework`, `loader` takes their
 * place and fetches them in time, and the data that React reads to adopt the page (over half of its bytes, a copy of the
 * markup) moves to a file of its own. All else works without them.
 *
 * @throws one sentence when the page holds a script that is neither the framework's nor one of `ownScripts`, or lacks
 * one of the framework's pieces: then its output has changed, and this step has to be read again.
 */
export function deferFramework(
  html: string,
  { page, loader, ownScripts }: { page: string; loader: string; ownScripts: readonly string[] },
) {
  const sources: string[] = [];
  const runtimes: string[] = [];
  const data: string[] = [];
  const kept = html.replace(hints, '').replace(scriptTag, (tag, attributes: string, code: string) => {
    const source = / src="([^"]*)"/.exec(attributes)?.[1];
    if (source?.startsWith('/_next/static/') && !code) {
      // Browsers without modules get no framework at all: every page works without it.
      if (!/ nomodule\b/i.test(attributes)) (runtime.test(source) ? runtimes : sources).push(source);
      return '';
    }
    if (frameworkInline.some((start) => start.test(code))) {
      data.push(code);
      return '';
    }
    if (/ type="(application\/ld\+json|speculationrules|text\/plain)"/.test(attributes)) return tag;
    if (ownScripts.includes(code)) return tag;
    throw new Error(
      `${page} holds a script that is neither Next's nor ours (it begins "${(source ?? code).slice(0, 60)}"): name it in scripts/finish/framework.ts.`,
    );
  });
  const expected = {
    'a script file': sources.length > 0,
    'the one that starts the others, turbopack-….js,': runtimes.length === 1,
    'the start of its data': data.length > 1,
  };
  for (const [piece, isThere] of Object.entries(expected)) {
    if (!isThere) {
      throw new Error(
        `${page} lacks ${piece} of Next's scripts: its output has changed, so read scripts/finish/framework.ts again.`,
      );
    }
  }
  if (!kept.endsWith('</body></html>')) {
    throw new Error(`${page} does not end with </body></html>: its output has changed.`);
  }
  if (!kept.includes(' data-needs-framework=')) return { html: kept, dataScript: null, scripts: [] };
  const text = data.join(';\n');
  const path = `/_next/static/data/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  // The runtime, which starts the others, comes last.
  const scripts = [path, ...sources, ...runtimes];
  const start = `<script data-sources="${scripts.join(' ')}">${loader}</script>`;
  return {
    html: kept.replace(/<\/body><\/html>$/, `${start}</body></html>`),
    dataScript: { path, text },
    scripts,
  };
}
