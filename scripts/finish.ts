import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { analyticsPolicy } from '@/lib/analytics';
import { contentPolicy, insertPolicy, type PageNeeds, withToolbar } from '@/lib/content-policy';
import { headersFile, keepEmails, redirectsFile } from '@/lib/hosting';
import { listPaths } from '@/lib/launch/export';
import { readLiveUrl } from '@/lib/live-url';
import type { Settings } from '@/lib/settings';
import { findChanges } from './finish/changes';
import { deferFramework } from './finish/framework';
import { makePreviewPage, putChanges, takeReviewTag, withChanges } from './finish/preview';
import { inlineStyles } from './finish/styles';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';

const help = `Usage: npm run build (runs this last)

Takes from the framework's export what this site never serves, adds what hosts read, and finishes each page: its scripts
wait until they are needed, its styles stand in it, and its Content-Security-Policy names what it holds and no more.`;

/**
 * Removes what is written for the framework's own router, which plain links never ask for: its data beside each page
 * (booking.txt, booking/, which would also mislead simple hosts), its own name for the 404 page, and the lists of an
 * older router in a folder named after the build. Also the page that app/[policy] needs to have.
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

/** The pages that the framework wrote, by file: all but those that lie in public/, which are served as they are. */
export function listPages(outDir: string, publicDir: string) {
  const own = listPaths(publicDir);
  return listPaths(outDir)
    .filter((path) => path.endsWith('.html') && !own.includes(path))
    .map((path) => path.slice(1));
}

/** What each page may reach beyond this site; a page that is not named may reach nothing. */
function needsOf(page: string, { scheduling, video, analytics }: Settings): PageNeeds {
  if (page === 'index.html') return { ...video?.policy, ...(analytics && analyticsPolicy) };
  if (page === 'booking.html') return scheduling.policy;
  return {};
}

/** The review page's file, from which the other pages of a preview get their tag. */
const reviewPage = 'demo/review.html';

/** Finishes one page as the live site has it; with a review tag, it becomes a preview's page. */
async function finishPage(outDir: string, page: string, settings: Settings, reviewTag: string | null) {
  const path = join(outDir, page);
  const { browserScripts } = await import('@/generated/browser-scripts');
  const deferred = deferFramework(readFileSync(path, 'utf8'), {
    page,
    loader: browserScripts.framework,
    ownScripts: Object.values(browserScripts),
  });
  if (deferred.dataScript) {
    const dataPath = join(outDir, deferred.dataScript.path);
    mkdirSync(dirname(dataPath), { recursive: true });
    writeFileSync(dataPath, deferred.dataScript.text);
  }
  const livePage = await inlineStyles(deferred.html, {
    page,
    // The data repeats the markup; what it may add is in the components' own files.
    scripts: deferred.scripts.filter((script) => script !== deferred.dataScript?.path),
    readAsset: (asset) => readFileSync(join(outDir, asset), 'utf8'),
  });
  const html = reviewTag === null ? livePage : makePreviewPage(livePage, reviewTag);
  const isHttps = settings.siteUrl.startsWith('https:');
  const policy = contentPolicy(html, needsOf(page, settings), {
    isHttps,
    isPreview: reviewTag !== null,
  });
  const hasToolbar = process.env.VERCEL === '1' && !settings.isProduction;
  writeFileSync(path, keepEmails(insertPolicy(html, hasToolbar ? withToolbar(policy) : policy, page)));
}

/** Vercel reads vercel.json instead, and would serve these as text. */
function writeHostFiles(outDir: string, { isProduction }: Settings) {
  if (process.env.VERCEL) return;
  const headers = headersFile({ isProduction, isOnCloudflare: Boolean(process.env.CF_PAGES) });
  writeFileSync(join(outDir, '_headers'), headers);
  const redirects = redirectsFile();
  if (redirects) writeFileSync(join(outDir, '_redirects'), redirects);
}

runAsProgram('finish.ts', help, async () => {
  const settings = await loadSettings();
  removeRouterData('out');
  writeHostFiles('out', settings);
  if (settings.isProduction) rmSync('out/demo', { recursive: true, force: true });
  const pages = listPages('out', 'public');
  if (settings.isProduction) {
    for (const page of pages) await finishPage('out', page, settings, null);
    return;
  }
  const changes = await findChanges(readLiveUrl(process.env), 'out');
  if (changes.note) console.log(changes.note);
  const { tag, html } = takeReviewTag(readFileSync(join('out', reviewPage), 'utf8'));
  writeFileSync(join('out', reviewPage), putChanges(html, changes));
  writeFileSync(join('out', 'demo/changes.json'), JSON.stringify(changes));
  const counted = withChanges(tag, changes.groups.length);
  for (const page of pages) await finishPage('out', page, settings, page === reviewPage ? null : counted);
});
