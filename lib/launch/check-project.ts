import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { syllable } from 'syllable';
import { cleanEnvironment, type Environment } from '@/lib/environment';
import type { MadePhotos } from '@/lib/photos';
import type { Settings } from '@/lib/settings';
import { videoProvider } from '@/lib/video';
import * as content from './content';
import { checkContrast } from './contrast';
import { checkDates } from './dates';
import { withoutEchoes } from './echoes';
import { listPaths } from './export';
import { ask, type Finding, type Note, whereIs } from './finding';
import { checkFixedWords } from './fixed-words';
import { locate } from './locate';
import { checkMissing, checkPending } from './missing';
import { checkOffer } from './offer';
import { checkOwnLinks } from './own-links';
import { checkPhotos } from './photos';
import { checkProof } from './proof';
import { checkReading } from './reading';
import { checkRecord } from './record';
import { checkSettings } from './settings';
import { checkSlips } from './slips';
import { checkIds, checkLists, checkNulls, checkStructure } from './structure';
import { textsOf } from './texts';
import { checkWords } from './words';

function readFile(file: string) {
  return readFileSync(join(process.cwd(), file), 'utf8');
}

/** The list of photos that the last build made; empty before the first build. */
function readMadePhotos(): MadePhotos {
  const list = 'generated/photos.json';
  return existsSync(join(process.cwd(), list)) ? JSON.parse(readFile(list)) : {};
}

/** Finds the line of each note, and sorts by file and line, with settings first. */
function located(notes: readonly Note[]): Finding[] {
  const rank = ({ file }: Finding) => (file === 'settings' ? '' : file);
  const sorted = notes
    .map((note) => locate(note, readFile))
    .sort(
      (a, b) =>
        rank(a).localeCompare(rank(b)) || (a.line ?? 0) - (b.line ?? 0) || a.message.localeCompare(b.message),
    );
  return joinLines(sorted);
}

function joinTexts(first: string, second: string) {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first} ${second}`;
}

/** Joins the findings of a line that the same person can answer into one. */
export function joinLines(sorted: readonly Finding[]): Finding[] {
  const joined: Finding[] = [];
  for (const finding of sorted) {
    const i = joined.findIndex(
      (known) => whereIs(known) === whereIs(finding) && known.knownBy === finding.knownBy,
    );
    const known = joined[i];
    if (!known || finding.line === null) {
      joined.push(finding);
      continue;
    }
    const [worse, other] = finding.severity === 'error' ? [finding, known] : [known, finding];
    joined[i] = {
      ...worse,
      message: joinTexts(worse.message, other.message),
      ...((worse.question || other.question) && { question: joinTexts(ask(worse), ask(other)) }),
      isPending: worse.isPending || other.isPending,
    };
  }
  return joined;
}

/** Findings about dates in content/ that are wrong, or too old at `now`. */
export function checkAge(now: Date): Finding[] {
  return located(checkDates(content, now, true));
}

/** Everything in content/ that is not ready for launch at `now`. */
export function checkContent(all: typeof content, env: Environment, now: Date): Note[] {
  const texts = textsOf(all, '');
  const notes = [
    ...checkPending(texts, env),
    ...checkMissing(all),
    ...checkRecord(all.clinic.clinic),
    ...checkDates(all, now),
    ...checkProof(all.evidence.evidence.cards, now),
    ...checkOffer(all.offer),
    ...checkIds(all, ''),
    ...checkLists(all, ''),
    ...checkNulls(all, ''),
    ...checkStructure(all, texts),
    ...checkFixedWords(all, texts),
    ...checkWords(texts),
    ...checkSlips(texts),
    ...checkReading(texts, syllable),
  ];
  // A site without a film or a loan has no page that shows the words about it.
  const hasFilm = videoProvider(env.VIDEO_PROVIDER) !== 'none';
  const hasFinancing = all.offer.price.financedUsd !== null;
  return notes.filter(
    ({ at }) =>
      (hasFilm || !at.startsWith('home.heroVideo.')) &&
      (hasFinancing ||
        !(at.startsWith('home.planValue.financing.') || (at === 'offer.lender' && !all.offer.lender))),
  );
}

/** PDFs in public/ that are too small to contain a page, e.g. a download that failed. */
export function checkDocuments(paths: readonly string[], sizeOf: (path: string) => number): Finding[] {
  return paths
    .filter((path) => path.endsWith('.pdf') && sizeOf(path) < 1000)
    .map((path) => ({
      severity: 'error',
      file: `public${path}`,
      line: null,
      message: `This file is smaller than 1 kB, too small for a PDF: copy it again.`,
      href: path,
      isPending: false,
      knownBy: 'owner',
    }));
}

/** Everything in content/, settings and photos that is not ready for launch at `now`. */
export function checkProject(site: Pick<Settings, 'siteUrl' | 'isProduction'>, told: Environment, now: Date) {
  const env = cleanEnvironment(told);
  const all = {
    ...site,
    env,
    settingNames: Object.keys(parseEnv(readFile('.env.example'))),
    publicFiles: listPaths('public'),
  };
  const notes = [
    ...checkSettings(all, content.home.heroVideo),
    ...checkContent(content, env, now),
    ...checkOwnLinks(textsOf(content, ''), all),
    ...checkPhotos(content.team, readMadePhotos()),
  ];
  return [
    ...located(withoutEchoes(notes, readFile)),
    ...checkContrast(readFile('app/styles/tokens.css')),
    ...checkDocuments(all.publicFiles, (path) => statSync(join(process.cwd(), 'public', path)).size),
  ];
}
