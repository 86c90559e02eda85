import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingMeant } from '@/lib/setting-names';

/** The files in the order in which the framework's production build reads them; the first value counts. */
const envFiles = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** The names of all settings. */
function listNames() {
  return Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
}

/** What is wrong with one line of a file with settings, or null. */
function lineProblem(line: string, names: readonly string[]) {
  if (/^\s*(#|$)/.test(line)) return null;
  const [, name = '', sign, value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*([=:])\s*(.*)$/.exec(line) ?? [];
  if (!name) {
    return 'this line is no setting: a setting is one line, like SITE_ENV=production, and of embed code the link is enough';
  }
  const meant = settingMeant(name, names);
  if (meant) return `“${name}” is not known: write ${meant}`;
  if (!names.includes(name)) return null;
  if (sign === ':') return `write = in place of : after ${name}`;
  return /^[^'"`\s].*?\S#/.test(value)
    ? `what follows the # would be left out: write quotes around the value, ${name}='…'`
    : null;
}

/**
 * Lists the slips in a file with settings that would otherwise be ignored silently, each in one sentence with its line.
 * Values that continue on the next line are between quotes.
 */
export function listEnvProblems(file: string, text: string, names = listNames()): string[] {
  if (text.includes('\0')) return [`${file} is saved as UTF-16: save it as UTF-8.`];
  // Node would take it for a part of the first setting's name.
  if (text.startsWith('\uFEFF'))
    return [`${file} begins with an invisible character: save it as UTF-8 without BOM.`];
  const read = parseEnv(text);
  const lineOf = new Map<string, number>();
  let closing = '';
  return text.split(/\r?\n/).flatMap((line, i) => {
    if (closing) {
      if (line.includes(closing)) closing = '';
      return [];
    }
    const [, quote = '', rest = ''] = /^[^=#]*=\s*(["'`])(.*)$/.exec(line) ?? [];
    if (quote && !rest.includes(quote)) closing = quote;
    const name = names.find((each) => new RegExp(`^\\s*(export\\s+)?${each}\\s*=`).test(line));
    const earlier = name && lineOf.get(name);
    if (name) lineOf.set(name, i + 1);
    const problem = lineProblem(line, names);
    if (problem) return [`${file}:${i + 1}: ${problem}.`];
    if (name && read[name] === undefined)
      return [`${file}:${i + 1}: ${name} is not read: write ${name}='…', with no other space or quote.`];
    return earlier ? [`${file}:${i + 1}: ${name} is also in line ${earlier}: delete one of the two.`] : [];
  });
}

/** @throws Error with a sentence for each slip in the files with settings */
function checkEnvFiles() {
  const misnamed = readdirSync('.').find(
    (file) => /^\.?env\.local(\.\w+)?$/.test(file) && file !== '.env.local',
  );
  const problems = envFiles
    .filter((file) => existsSync(file))
    .flatMap((file) => listEnvProblems(file, readFileSync(file, 'utf8')));
  if (misnamed && !existsSync('.env.local'))
    problems.push(
      `${misnamed} is not read: rename it to .env.local, with the dot and without another ending.`,
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * The settings as the build reads them: from the environment, then from the .env files.
 * @throws Error with one sentence that names an invalid setting
 */
export async function loadSettings() {
  checkEnvFiles();
  for (const file of envFiles) if (existsSync(file)) process.loadEnvFile(file);
  return (await import('@/lib/settings')).settings;
}

/**
 * An environment in which every setting is empty, which makes a preview with the demonstrations. Even an empty variable
 * overrides this machine's .env files.
 */
export function demonstrationEnvironment(): Record<string, string> {
  return Object.fromEntries(listNames().map((name) => [name, '']));
}
