import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildArt } from './build-art';
import { bundleBoot } from './bundle-boot';
import { runAsProgram } from './program';
import { type ContentModule, subsetFonts } from './subset-fonts';

const HELP = `Usage: npm run build, dev, types or test:unit (each runs this first)

Writes what the site is built from but nobody edits into generated/:
  fonts/  the two fonts, cut to the characters of content/
  boot/   the small scripts of lib/boot/, bundled as text
  art/    the drawings that are files of their own
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
  await bundleBoot(join('lib', 'boot'), join('generated', 'boot'));
  await buildArt(join('generated', 'art'));
});
