import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseSecrets } from './finish/find-secrets';
import { finishPages } from './finish/finish-pages';
import { formatLicences, readLicences, shippedPackages } from './licences';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';

const HELP = `Usage: npm run build (runs this last)

Checks that the framework exported what this site is made of and removes what it never serves.`;

const PAGES = ['index.html', 'booking.html', 'thank-you.html', '404.html'];

/** What else the framework may write at the top, besides the pages and what stands in public/. */
const FRAMEWORK_FILES = new Set([
  '.well-known',
  '_next',
  'apple-icon.png',
  'favicon.ico',
  'manifest.webmanifest',
  'og.png',
  'robots.txt',
  'sitemap.xml',
]);

/**
 * Removes what is written for the framework's own router, which plain links never ask for: its data beside each page
 * (booking.txt, booking/, which would also mislead simple hosts), its own name for the 404 page, and the lists of an
 * older router in a folder named after the build.
 */
export function removeRouterData(outDir: string) {
  for (const name of readdirSync(outDir)) {
    const isData =
      name.startsWith('__next.') ||
      name.startsWith('_not-found') ||
      PAGES.some((page) => name === page.replace('.html', '.txt') || name === page.replace('.html', ''));
    if (isData) rmSync(join(outDir, name), { recursive: true });
  }
  const staticDir = join(outDir, '_next/static');
  for (const name of readdirSync(staticDir)) {
    if (existsSync(join(staticDir, name, '_buildManifest.js')))
      rmSync(join(staticDir, name), { recursive: true });
  }
}

/**
 * Fails when a page is missing or something unknown stands at the top of the export.
 * @throws one sentence
 */
export function checkExport(outDir: string, publicDir: string) {
  const missing = PAGES.find((page) => !existsSync(join(outDir, page)));
  if (missing)
    throw new Error(`The export lacks ${missing}: run "next build" first, or its layout has changed.`);
  const known = new Set([...PAGES, ...FRAMEWORK_FILES, ...readdirSync(publicDir)]);
  const unknown = readdirSync(outDir).find((name) => !known.has(name));
  if (unknown) {
    throw new Error(
      `The export holds ${unknown}, which scripts/finish-export.ts does not know: list it there or do not write it.`,
    );
  }
}

/** Removes the demonstration calendar and player, which a site with real ones never shows. */
export function removeDemo(outDir: string) {
  rmSync(join(outDir, 'demo'), { recursive: true, force: true });
}

/**
 * Has the hosts that read `_headers` (Netlify, Cloudflare Pages) keep a preview out of search engines. It joins the
 * rule for every path, because a second rule for the same path would be merged differently from host to host.
 */
export function hidePreview(outDir: string) {
  const file = join(outDir, '_headers');
  const headers = readFileSync(file, 'utf8').replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
  writeFileSync(file, headers);
}

runAsProgram('finish-export.ts', HELP, async () => {
  if (!existsSync('out')) throw new Error('There is no out/ folder: run "next build" first.');
  const settings = await loadSettings();
  const { isProduction, scheduling, video } = settings;
  removeRouterData('out');
  if (!isProduction) hidePreview('out');
  else if (scheduling.vendor !== 'demo' && video.provider !== 'demo') removeDemo('out');
  checkExport('out', 'public');
  await finishPages('out', { pages: PAGES, browserDir: 'generated/browser', settings });
  refuseSecrets('out');
  // After the search: it is other people's text, with their addresses in it.
  writeFileSync('out/licences.txt', formatLicences(readLicences(shippedPackages)));
});
