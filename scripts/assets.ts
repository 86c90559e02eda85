import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { vercelJson } from '@/lib/hosting';
import { writeBrowserScripts } from './bundle-browser';
import { googleStarter } from './google-starter';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';
import { readyContent } from './ready-content';
import { subsetFonts } from './subset-fonts';

const help = `Usage: npm run build, dev or lint (each runs this first)

Curls the quotes of content/, writes vercel.json, and what the site is built from but nobody edits into generated/:
  fonts/              the two fonts, cut to the characters of English text
  browser-scripts.ts  the small scripts of browser/, bundled as text
  google.ts           how Google Analytics is started, where a setting names it`;

runAsProgram('assets.ts', help, async () => {
  readyContent();
  // Vercel reads it before a build: it has to be committed, and a test on a server tells when it was not.
  if (!process.env.CI && readFileSync('vercel.json', 'utf8') !== vercelJson())
    writeFileSync('vercel.json', vercelJson());
  const { analytics } = await loadSettings();
  mkdirSync('generated/fonts', { recursive: true });
  await subsetFonts();
  await writeBrowserScripts();
  const google = JSON.stringify(analytics && googleStarter(analytics));
  writeFileSync(
    'generated/google.ts',
    `export const google: { starter: string; src: string } | null = ${google};\n`,
  );
  // Loaded late, so that an error in content/ ends in one sentence.
  const { writePictureFonts } = await import('./picture-fonts');
  await writePictureFonts();
  const { makePhotos } = await import('./photos');
  await makePhotos();
});
