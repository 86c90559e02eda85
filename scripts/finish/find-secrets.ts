import { readdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPaths } from '@/scripts/read-export';

/** What nobody may read, by how it looks. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an AWS key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a Google key': /\bAIza[\w-]{35}/,
  'a GitHub token': /\b(gh[opsur]_\w{36}|github_pat_\w{22})/,
  'a Stripe key': /\b[rs]k_(live|test)_\w{16}/,
  'a Slack token': /\bxox[abprs]-[\w-]{10}/,
  'an npm token': /\bnpm_\w{36}\b/,
  'a HubSpot or LeadConnector token': /\b(pat-[a-z]{2}\d|pit)-[\da-f]{8}-[\da-f]{4}-/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  'an address with a password': /\b[a-z][a-z+]+:\/\/[^\s/:@"'<>\\]+:[^\s/@"'<>\\]+@/i,
  'a path on the machine that built it':
    /["'`(=:\s](?:file:\/\/)?(?:\/(?:home|Users|root|tmp)\/\w|[A-Z]:\\\\?Users\\)/,
  'a link to the source code': /[#@]\s*sourceMappingURL=/,
};

/** What is never served, whatever stands in it. */
const PRIVATE_FILE = /\.(map|tsx?|pem|key|log)$|(^|\/)\.(env|git|npmrc|DS_Store)/;

/** Files whose bytes may look like an address by chance. */
const NO_TEXT = /\.(png|jpe?g|webp|avif|ico|woff2|mp4|webm)$/;

const EMAIL = /[\w.+-]+@(?!\dx\b)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\b/gi;

/** Settings by these names hold secrets, whatever they look like. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/;

export type Known = {
  /** What each text would be if it were found, by the text. */
  secrets: ReadonlyMap<string, string>;
  /** Addresses that are meant to be read. */
  emails: ReadonlySet<string>;
};

/** One sentence for each secret in a file of the export; none repeats it. */
export function findSecrets(path: string, text: string, { secrets, emails }: Known): string[] {
  const shapes = Object.entries(SHAPES).filter(([, shape]) => shape.test(text));
  const told = [...secrets].filter(([secret]) => text.includes(secret));
  // The framework's data writes a text's length right before it.
  const strangers = (NO_TEXT.test(path) ? [] : (text.match(EMAIL) ?? [])).filter(
    (found) =>
      ![...emails].some((email) => found.replace(/^[\da-f]+/, '').endsWith(email.replace(/^[\da-f]+/, ''))),
  );
  const found = [
    ...(PRIVATE_FILE.test(path) ? ['is a file that is never served'] : []),
    ...shapes.map(([what]) => `holds ${what}`),
    ...told.map(([, what]) => `holds ${what}`),
    ...strangers.map((email) => `holds ${email}, which content/ does not`),
  ];
  return [...new Set(found)].map((what) => `out${path} ${what}.`);
}

/** What this machine knows that the site must not tell. */
export function knownSecrets(env: NodeJS.ProcessEnv, folders: readonly string[]) {
  const settings = Object.entries(env).filter(
    ([name, value = '']) => SECRET_NAME.test(name) && value.length > 7,
  );
  return new Map([
    ...settings.map(([name, value = '']) => [value, `the value of ${name}`] as const),
    ...folders
      // A short one, /app or /root, may well be part of an address of ours.
      .filter((folder) => folder.split(/[\\/]/).length > 2)
      .map((folder) => [`${folder}/`, 'a path on the machine that built it'] as const),
  ]);
}

function emailsIn(dir: string) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').match(EMAIL) ?? []);
}

/**
 * Fails when the export tells what it should not.
 * @throws a sentence for each
 */
export function refuseSecrets(outDir: string) {
  const known = {
    secrets: knownSecrets(process.env, [process.cwd(), homedir(), tmpdir()]),
    emails: new Set(['content', 'public'].flatMap(emailsIn)),
  };
  const found = listPaths(outDir).flatMap((path) =>
    findSecrets(path, readFileSync(join(outDir, path), 'latin1'), known),
  );
  if (found.length > 0) throw new Error(found.join('\n'));
}
