import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBrowserScripts } from './bundle-browser';
import { googleStarter } from './google-starter';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';
import { readyContent } from './ready-content';
import { subsetFonts } from './subset-fonts';

const help = `Usage: npm run build, dev or lint (each runs this first)

Curls the quotes of content/, and writes what the site is built from but nobody edits into generated/:
  fonts/              the two fonts, cut to the characters of English text
  browser-scripts.ts  the small scripts of browser/, bundled as text
  google.ts           how Google Analytics is started, where a setting names it`;

runAsProgram('assets.ts', help, async () => {
  readyContent();
  const { analytics } = await loadSettings();
  const google = analytics && googleStarter(analytics);
  mkdirSync(join('generated', 'fonts'), { recursive: true });
  await subsetFonts('content', join('generated', 'fonts'));
  await writeBrowserScripts('browser', join('generated', 'browser-scripts.ts'));
  writeFileSync(
    join('generated', 'google.ts'),
    `export const google: { starter: string; src: string } | null = ${JSON.stringify(google)};\n`,
  );
  // Loaded late, so that an error in content/ ends in one sentence.
  const { makePhotos } = await import('./photos');
  await makePhotos();
});
