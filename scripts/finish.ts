import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { analyticsPolicy } from '@/lib/analytics';
import { contentPolicy, insertPolicy, type PageNeeds, withToolbar } from '@/lib/content-policy';
import { headersFile, htaccessFile, keepEmails, readHost, redirectsFile } from '@/lib/hosting';
import { listPaths } from '@/lib/launch/export';
import { readLiveUrl } from '@/lib/live-url';
import { fileOf, serverErrorFile } from '@/lib/pages';
import type { Settings } from '@/lib/settings';
import { writeIslands } from './bundle-islands';
import { findChanges } from './finish/changes';
import { makePreviewPage, putChanges, takeReviewTag, withChanges } from './finish/preview';
import { addIslands, stripFramework } from './finish/strip-framework';
import { inlineStyles } from './finish/styles';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';

const help = `Usage: npm run build (runs this last)

Removes from Next's export what this site never serves, adds the files that configure hosts, and finishes each page: it
removes Next's scripts, inlines the styles, adds the loader of the islands, and writes a Content-Security-Policy that
allows just what the page contains.`;

/**
 * Removes the files of the framework's router, which plain links never request: its data beside each page (booking.txt,
 * and booking/, which would mislead simple hosts), its own copy of the 404 page, and the manifests of the older router
 * in a folder named after the build. Also removes the dummy page that app/[policy] needs.
 */
export function removeRouterData(outDir: string) {
  const paths = listPaths(outDir);
  for (const path of paths) {
    const isData =
      /\/__next\.|^\/_(not-found|none)|\/_(build|ssg|clientMiddleware)Manifest\.js$/.test(path) ||
      (path.endsWith('.txt') && paths.includes(path.replace(/\.txt$/, '.html')));
    if (isData) rmSync(join(outDir, path));
  }
  removeEmptyFolders(outDir);
}

function removeEmptyFolders(dir: string) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

/** The pages that the framework wrote, without those from public/, which are served as they are. */
export function listPages(outDir: string, publicDir: string) {
  const own = listPaths(publicDir);
  return listPaths(outDir)
    .filter((path) => path.endsWith('.html') && !own.includes(path))
    .map((path) => path.slice(1));
}

/** What each page may load from other origins; a page that is not named may load nothing. */
function needsOf(page: string, { scheduling, video, analytics }: Settings): PageNeeds {
  if (page === fileOf('/')) return { ...video?.policy, ...(analytics && analyticsPolicy) };
  if (page === fileOf('/booking')) return scheduling.policy;
  return {};
}

/**
 * Adds a version to the URL of the sharing picture. Sites that show links cache a picture permanently under its URL, so
 * the URL must change when the picture does.
 */
function versionPicture(outDir: string, html: string, siteUrl: string) {
  const picture = createHash('sha256').update(readFileSync(join(outDir, 'og.png')));
  return html.replaceAll(`"${siteUrl}/og.png"`, `"${siteUrl}/og.png?v=${picture.digest('hex').slice(0, 8)}"`);
}

/** The file of the review page, which contains the tag for the other pages of a preview. */
const reviewPage = 'demo/review.html';

/**
 * Finishes one page for the live site. With a review tag, it becomes a page of a preview.
 * @param islandsSource the path of the file that writeIslands wrote
 */
async function finishPage(
  outDir: string,
  page: string,
  settings: Settings,
  { islandsSource, reviewTag }: { islandsSource: string; reviewTag: string | null },
) {
  const path = join(outDir, page);
  const { browserScripts } = await import('@/generated/browser-scripts');
  const ownScripts = Object.values(browserScripts);
  const stripped = stripFramework(readFileSync(path, 'utf8'), { page, ownScripts });
  const styled = await inlineStyles(stripped, {
    page,
    readAsset: (asset) => readFileSync(join(outDir, asset), 'utf8'),
  });
  const whole = addIslands(styled, { loader: browserScripts['load-islands'], source: islandsSource });
  const livePage = versionPicture(outDir, whole, settings.siteUrl);
  const html = reviewTag === null ? livePage : makePreviewPage(livePage, reviewTag);
  const isHttps = settings.siteUrl.startsWith('https:');
  const policy = contentPolicy(html, needsOf(page, settings), {
    isHttps,
    isPreview: reviewTag !== null,
  });
  const hasToolbar = process.env.VERCEL === '1' && !settings.isProduction;
  writeFileSync(path, keepEmails(insertPolicy(html, hasToolbar ? withToolbar(policy) : policy, page)));
}

/**
 * Writes most pages a second time, e.g. booking/index.html beside booking.html. Hosts without clean URLs answer
 * /booking with the index of that folder. Both files name /booking as their canonical URL.
 */
export function writeFolderPages(outDir: string, pages: readonly string[]) {
  // The home page is already an index, and the two others are shown instead of pages that cannot be shown.
  const withoutFolder = [fileOf('/'), fileOf('/404'), serverErrorFile];
  for (const page of pages.filter((file) => !withoutFolder.includes(file))) {
    const folder = join(outDir, page.replace(/\.html$/, ''));
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(outDir, page), join(folder, 'index.html'));
  }
}

/** Removes Next's scripts and the stylesheet. The stylesheet is now inline, so no page requests any of them. */
function removeChunks(outDir: string) {
  rmSync(join(outDir, '_next/static/chunks'), { recursive: true });
}

/** Writes the files that configure hosts. Vercel gets none: it reads vercel.json, and would serve these as text. */
function writeHostFiles(outDir: string, { isProduction }: Settings) {
  const host = readHost(process.env);
  if (host === 'vercel') return;
  const files = listPaths(outDir);
  const headers = headersFile({ isProduction, isOnCloudflare: host === 'cloudflare', files });
  writeFileSync(join(outDir, '_headers'), headers);
  const redirects = redirectsFile();
  if (redirects) writeFileSync(join(outDir, '_redirects'), redirects);
  if (host) return;
  writeFileSync(join(outDir, '.htaccess'), htaccessFile());
  // GitHub Pages leaves out folders whose names begin with "_", unless it finds this file.
  writeFileSync(join(outDir, '.nojekyll'), '');
  writeFolderPages(
    outDir,
    files.filter((path) => /^\/demo\/.*\.html$/.test(path)).concat(listPages(outDir, 'public')),
  );
}

/** Compares a preview with the live site, fills in the review page, and returns the review tag for the other pages. */
async function prepareReview(outDir: string, { siteUrl }: Settings): Promise<string> {
  const changes = await findChanges(readLiveUrl(process.env), siteUrl, outDir);
  if (changes.note) console.log(changes.note);
  const path = join(outDir, reviewPage);
  const { tag, html } = takeReviewTag(readFileSync(path, 'utf8'));
  writeFileSync(path, putChanges(html, changes));
  writeFileSync(join(outDir, 'demo/changes.json'), JSON.stringify(changes));
  return withChanges(tag, changes.groups.length);
}

/**
 * Lets every user read the site, so that a web server can. Without this, a machine's umask, or the modes of the files in
 * public/, would decide.
 */
export function makeReadable(outDir: string) {
  chmodSync(outDir, 0o755);
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

runAsProgram('finish.ts', help, async () => {
  const settings = await loadSettings();
  removeRouterData('out');
  if (settings.isProduction) rmSync('out/demo', { recursive: true, force: true });
  const reviewTag = settings.isProduction ? null : await prepareReview('out', settings);
  const islandsSource = await writeIslands('out');
  for (const page of listPages('out', 'public')) {
    const isReviewed = page !== reviewPage;
    await finishPage('out', page, settings, { islandsSource, reviewTag: isReviewed ? reviewTag : null });
  }
  removeChunks('out');
  writeHostFiles('out', settings);
  makeReadable('out');
});
