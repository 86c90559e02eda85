import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  type FSWatcher,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listContentFiles } from '@/lib/editing/content-files';
import { explainBuild } from './explain-build';
import { findTypeProblems } from './explain-types';
import { runAsProgram } from './program';
import { readyContent } from './ready-content';

const help = `Usage: npm run dev

Shows the site at http://localhost:3000 while you edit it. Each time you save a file in content/, its quotes are corrected
as in a build. If there is a mistake, both this terminal and the page say in one sentence where it is and what to write;
the page returns as soon as it is corrected. Each time you save a photo, its sizes are made again.`;

/** How long to wait for further changes, in ms, because an editor saves a file in several steps. */
const settleMs = 100;

const shell = process.platform === 'win32';

/**
 * The last version of content/ that had no mistakes. Next.js reads it instead of content/ (next.config.mjs), so that
 * Next.js never sees a mistake, which it would report in its own words.
 */
const checkedContent = 'generated/content';

/**
 * Writes a file only if its content changes, because Next.js reloads the page for each file that is written. Returns
 * whether the file was written.
 */
function update(path: string, text: string) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(path, text);
  return true;
}

type Content = Readonly<Record<string, string>>;

function readContent(): Content {
  return Object.fromEntries(
    listContentFiles().map((file) => [file, readFileSync(join('content', file), 'utf8')]),
  );
}

/** The content that the pages show now, and the content that they showed before. */
let current: Content = {};
let previous: Content = {};

function copyContent(content: Content) {
  [previous, current] = [current, content];
  mkdirSync(checkedContent, { recursive: true });
  for (const [file, text] of Object.entries(content)) update(join(checkedContent, file), text);
  for (const file of readdirSync(checkedContent)) if (!(file in content)) rmSync(join(checkedContent, file));
}

/** Shows sentences instead of every page, or the pages again if there are no sentences. */
function showMistakes(mistakes: readonly string[]) {
  const source = `export const mistakes: readonly string[] = ${JSON.stringify(mistakes)};\n`;
  const isNew = update('generated/mistakes.ts', source);
  if (isNew && mistakes.length > 0) console.error(mistakes.join('\n'));
}

/** Makes fonts, scripts and photos. Returns a sentence for each problem. */
function makeAssets(): string[] {
  const stdio = ['inherit', 'inherit', 'pipe'] as const;
  const { status, stderr } = spawnSync('tsx', ['scripts/assets.ts'], {
    stdio: [...stdio],
    shell,
    encoding: 'utf8',
  });
  if (status !== 0) return stderr.trim().split('\n');
  process.stderr.write(stderr);
  return [];
}

/** Corrects and checks content/, and copies it if it contains no mistake. Returns a sentence for each mistake. */
function checkContent(hasNewPhoto: boolean): string[] {
  try {
    readyContent();
    const content = readContent();
    const mistakes = findTypeProblems();
    if (mistakes.length === 0 && hasNewPhoto) mistakes.push(...makeAssets());
    // A file that was saved in the meantime is checked on the next call.
    if (mistakes.length === 0) copyContent(content);
    return mistakes;
  } catch (error) {
    return [error instanceof Error ? error.message : `${error}`];
  }
}

/**
 * Restores the previous copy if a page reports a mistake that no type can show, such as a date that does not exist. A
 * sentence without a line number is about a value that has been corrected since, so it is ignored.
 */
function onThrown(sentences: readonly string[]) {
  if (sentences.some((sentence) => sentence.startsWith('content/:'))) return;
  if (Object.keys(previous).length > 0) {
    copyContent(previous);
    // copyContent has just made the faulty content `previous`. If a second page fails too, that content must not be
    // restored.
    previous = current;
  }
  showMistakes(sentences);
}

/**
 * Calls back on each change in a folder and its subfolders, such as photos/team/ana.jpg. Each folder is watched alone,
 * because on Linux Node's recursive watch loses a file once it is replaced. Returns a function that ends it.
 */
export function watchFolders(root: string, onChange: () => void) {
  const watchers = new Map<string, FSWatcher>();
  function update() {
    const folders = [
      root,
      ...readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
    ];
    for (const [folder, watcher] of watchers)
      if (!existsSync(folder)) {
        watcher.close();
        watchers.delete(folder);
      }
    for (const folder of folders)
      if (!watchers.has(folder) && statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        watchers.set(folder, watch(folder, onEvent));
  }
  function onEvent() {
    try {
      update();
    } catch {
      // A folder was deleted while it was read, of which another event tells.
    }
    onChange();
  }
  update();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

runAsProgram('dev.ts', help, (args) => {
  // Make the fonts and scripts first, because the types of the pages depend on them.
  const made = makeAssets();
  const mistakes = made.length > 0 ? made : checkContent(false);
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'));
    process.exitCode = 1;
    return;
  }
  const env = { ...process.env, CONTENT_FOLDER: checkedContent };
  const next = spawn('next', ['dev', ...args], { stdio: ['inherit', 'pipe', 'pipe'], shell, env });
  for (const [from, to] of [
    [next.stdout, process.stdout],
    [next.stderr, process.stderr],
  ] as const)
    from.on('data', (printed: Buffer) => {
      if (!/Error: content\//.test(`${printed}`)) to.write(printed);
      const said = stripVTControlCharacters(`${printed}`);
      const [, thrown] = /⨯ (Error: content\/[^\n]+)/.exec(said) ?? [];
      if (thrown) onThrown(explainBuild(thrown));
    });
  next.on('exit', (status) => process.exit(status ?? 0));
  // Ctrl+C reaches both programs, but a signal to this one alone would leave Next.js running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
  mkdirSync('photos', { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  let isPhotoWaiting = false;
  function onChange(isPhoto: boolean) {
    isPhotoWaiting ||= isPhoto;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const found = checkContent(isPhotoWaiting);
      if (found.length === 0) isPhotoWaiting = false;
      showMistakes(found);
    }, settleMs);
  }
  watch('content', (_, file) => onChange(file === 'team.ts'));
  watchFolders('photos', () => onChange(true));
});
