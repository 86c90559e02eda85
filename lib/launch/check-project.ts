import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { syllable } from 'syllable';
import type { Settings } from '@/lib/settings';
import * as content from './content';
import { checkDates } from './dates';
import { listPaths } from './export';
import type { Finding, Note } from './finding';
import { checkFixedWords } from './fixed-words';
import { locate } from './locate';
import { checkMissing, checkPending } from './missing';
import { checkOffer } from './offer';
import { checkProof } from './proof';
import { checkReading } from './reading';
import { checkRecord } from './record';
import { checkSettings } from './settings';
import { checkIds, checkStructure } from './structure';
import { textsOf } from './texts';
import { checkWords } from './words';

type Environment = Readonly<Record<string, string | undefined>>;

function readFile(file: string) {
  return readFileSync(join(process.cwd(), file), 'utf8');
}

/** Looks up lines, and sorts by file and line with the settings first. */
function located(notes: readonly Note[]): Finding[] {
  const rank = ({ file }: Finding) => (file === 'settings' ? '' : file);
  return notes
    .map((note) => locate(note, readFile))
    .sort(
      (a, b) =>
        rank(a).localeCompare(rank(b)) || (a.line ?? 0) - (b.line ?? 0) || a.message.localeCompare(b.message),
    );
}

/** Dates of content/ that are wrong or too old on the day of `now`. */
export function checkAge(now: Date): Finding[] {
  return located(checkDates(content, now));
}

/** Everything in content/ that is not ready for launch on the day of `now`. */
export function checkContent(all: typeof content, env: Environment, now: Date): Note[] {
  const texts = textsOf(all, '');
  return [
    ...checkPending(texts, env),
    ...checkMissing(all),
    ...checkRecord(all.clinic.clinic),
    ...checkDates(all, now),
    ...checkProof(all.evidence.evidence.cards, now),
    ...checkOffer(all.offer),
    ...checkIds(all, ''),
    ...checkStructure(all, texts),
    ...checkFixedWords(all, texts),
    ...checkWords(texts),
    ...checkReading(texts, syllable),
  ];
}

/** The same with the settings. */
export function checkProject(site: Pick<Settings, 'siteUrl' | 'isProduction'>, env: Environment, now: Date) {
  const told = {
    ...site,
    env,
    settingNames: Object.keys(parseEnv(readFile('.env.example'))),
    publicFiles: listPaths('public'),
  };
  return located([...checkSettings(told, content.home.heroVideo), ...checkContent(content, env, now)]);
}
