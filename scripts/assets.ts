import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBrowser } from './bundle-browser';
import { runAsProgram } from './program';
import { type ContentModule, subsetFonts } from './subset-fonts';

const HELP = `Usage: npm run build, dev, types or test:unit (each runs this first)

Writes what the site is built from but nobody edits into generated/:
  fonts/  the two fonts, cut to the characters of content/
  browser/ the small scripts of browser/, bundled as text
Files whose content has not changed are left alone.`;

/** Every module of content/, loaded. */
async function loadContent(): Promise<ContentModule[]> {
  const files = readdirSync('content').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    files.sort().map(async (name) => {
      const file = `content/${name}`;
      return { file, exports: { ...(await import(pathToFileURL(resolve(file)).href)) } };
    }),
  );
}

runAsProgram('assets.ts', HELP, async () => {
  await subsetFonts(await loadContent(), join('generated', 'fonts'));
  await bundleBrowser('browser', join('generated', 'browser'));
});
