import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { vercelJson } from '@/lib/hosting';
import { writeBrowserScripts } from './bundle-browser';
import { googleStarter } from './google-starter';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';
import { listUnready, readyContent } from './ready-content';
import { subsetFonts } from './subset-fonts';

const help = `Usage: npm run build, dev or lint (each runs this first)

Corrects the quotes in content/ and writes vercel.json; with --check, as in lint, only says where that is needed. Then
writes what the build needs into generated/ and public/photos/, which git ignores:
  fonts/              the two fonts, cut to the characters of English text
  browser-scripts.ts  the small scripts of browser/, bundled as text
  google.ts           how Google Analytics is started, if a setting names it
  mistakes.ts         what "npm run dev" says in place of a page; here nothing`;

/** @throws Error with one sentence for each file that would be changed */
function checkFiles() {
  const problems = listUnready();
  if (readFileSync('vercel.json', 'utf8') !== vercelJson())
    problems.push('vercel.json differs from lib/hosting.ts: run "npm run build" and commit the change.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function writeFiles() {
  readyContent();
  // Vercel reads vercel.json before it starts the build, so the file must be committed. It is not rewritten on CI, so
  // that `--check` can report an outdated one.
  if (!process.env.CI && readFileSync('vercel.json', 'utf8') !== vercelJson())
    writeFileSync('vercel.json', vercelJson());
}

runAsProgram('assets.ts', help, async (args) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
  if (values.check) checkFiles();
  else writeFiles();
  const { analytics } = await loadSettings();
  mkdirSync('generated/fonts', { recursive: true });
  await subsetFonts();
  await writeBrowserScripts();
  const google = JSON.stringify(analytics && googleStarter(analytics));
  writeFileSync(
    'generated/google.ts',
    `export const google: { starter: string; src: string } | null = ${google};\n`,
  );
  writeFileSync('generated/mistakes.ts', 'export const mistakes: readonly string[] = [];\n');
  // Imported lazily, so that an error in content/ is reported as a one-sentence message.
  const { writePictureFonts } = await import('./picture-fonts');
  await writePictureFonts();
  const { makePhotos } = await import('./photos');
  await makePhotos();
});
