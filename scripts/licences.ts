import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsProgram } from './program';

const HELP = `Usage: npm run licences

Lists the packages whose code, styles or letters reach visitors, and under which licence. A build writes the licences
themselves to /licences.txt and stops at one that is not allowed.`;

/**
 * What ends up in out/: found once by building with source maps. React and its parts come inside Next, the two fonts
 * are cut to the letters in use, Tailwind leaves its base styles.
 */
export const shippedPackages = [
  'next',
  'react',
  'react-dom',
  'scheduler',
  '@swc/helpers',
  '@next/third-parties',
  'third-party-capital',
  'clsx',
  'lucide-react',
  'tailwindcss',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource/hedvig-letters-serif',
];

/** Licences that ask for nothing but that their notice travels along. */
const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'OFL-1.1'];

/** Packages that come without a notice of their own, and whose they share. */
const SHARED_NOTICES: Readonly<Record<string, string>> = { '@next/third-parties': 'next' };

export type Licence = { name: string; version: string; licence: string; notice: string };

function readNotice(modulesDir: string, name: string) {
  const dir = join(modulesDir, SHARED_NOTICES[name] ?? name);
  const file = readdirSync(dir).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (!file)
    throw new Error(
      `${name} comes without a licence text, which has to be served with it: see scripts/licences.ts.`,
    );
  return readFileSync(join(dir, file), 'utf8').trim();
}

/** @throws one sentence when a package's licence is not allowed, or its text is missing */
export function readLicences(names: readonly string[], modulesDir = 'node_modules'): Licence[] {
  return names.map((name) => {
    const { version, license } = JSON.parse(readFileSync(join(modulesDir, name, 'package.json'), 'utf8'));
    if (!ALLOWED.includes(license)) {
      throw new Error(
        `${name} is under ${license}, which is none of ${ALLOWED.join(', ')}: weigh it, then name it in scripts/licences.ts.`,
      );
    }
    return { name, version, licence: license, notice: readNotice(modulesDir, name) };
  });
}

/** The text of /licences.txt; packages that share a notice stand above it together. */
export function formatLicences(licences: readonly Licence[]) {
  const notices = [...new Set(licences.map(({ notice }) => notice))];
  const parts = notices.map((notice) => {
    const names = licences
      .filter((each) => each.notice === notice)
      .map(({ name, version }) => `${name} ${version}`);
    return `${names.join(', ')}\n\n${notice}\n`;
  });
  return `This site is made with the work of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

runAsProgram('licences.ts', HELP, () => {
  for (const { name, version, licence } of readLicences(shippedPackages)) {
    console.log(`${name.padEnd(40)}${version.padEnd(12)}${licence}`);
  }
});
