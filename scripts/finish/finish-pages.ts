import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyticsPolicy } from '@/lib/analytics';
import type { Settings } from '@/lib/settings';
import { contentPolicy, hashSource, insertPolicy, noNeeds, type PageNeeds } from './content-policy';
import { deferFramework } from './defer-framework';
import { googleStarter } from './google-starter';
import { inlineStyles } from './inline-styles';

/** The texts of our own small scripts, as assets.ts wrote them. */
async function loadBrowserScripts(dir: string) {
  const scripts: Record<string, string> = {};
  for (const file of readdirSync(dir)) {
    Object.assign(scripts, await import(pathToFileURL(resolve(dir, file)).href));
  }
  return scripts;
}

/** What each page may reach beyond this site; a page that is not named may reach nothing. */
function needsOf(page: string, { scheduling, video, analytics }: Settings): PageNeeds {
  if (page === 'index.html' && analytics) {
    const { scriptSrc, ...sources } = analyticsPolicy;
    const starter = hashSource(googleStarter(analytics));
    return { ...noNeeds, ...video.policy, ...sources, scriptSrc: [...scriptSrc, starter] };
  }
  if (page === 'index.html') return { ...noNeeds, ...video.policy };
  if (page === 'booking.html') return { ...noNeeds, ...scheduling.csp };
  return noNeeds;
}

/**
 * Defers the framework, inlines the styles and writes the policy of every page of the export, in place.
 * @throws one sentence naming the page
 */
export async function finishPages(
  outDir: string,
  { pages, browserDir, settings }: { pages: readonly string[]; browserDir: string; settings: Settings },
) {
  const { start, ...own } = await loadBrowserScripts(browserDir);
  if (!start) throw new Error(`${browserDir} lacks start.ts: run "npm run build".`);
  const isHttps = settings.siteUrl.startsWith('https:');
  const notFound = readFileSync(join(outDir, '404.html'), 'utf8');
  for (const page of pages) {
    const path = join(outDir, page);
    const { html, dataScript, scripts } = deferFramework(readFileSync(path, 'utf8'), {
      page,
      loader: start,
      ownScripts: Object.values(own),
    });
    const dataPath = join(outDir, dataScript.path);
    mkdirSync(dirname(dataPath), { recursive: true });
    writeFileSync(dataPath, dataScript.text);
    const styled = inlineStyles(html, {
      page,
      scripts: scripts.filter((script) => script !== dataScript.path),
      data: dataScript.text,
      neverShown: page === '404.html' ? '' : notFound,
      readAsset: (asset) => readFileSync(join(outDir, asset), 'utf8'),
    });
    const policy = contentPolicy(styled, needsOf(page, settings), { isHttps });
    writeFileSync(path, insertPolicy(styled, policy, page));
  }
}
