import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The files in the order in which the framework's production build reads them; the first value counts. */
const envFiles = ['.env.production.local', '.env.local', '.env.production', '.env'];

/**
 * The settings as the build reads them: from the environment, then from the .env files.
 * @throws Error with one sentence that names an invalid setting
 */
export async function loadSettings() {
  for (const file of envFiles) if (existsSync(file)) process.loadEnvFile(file);
  return (await import('@/lib/settings')).settings;
}

/**
 * An environment in which every setting is empty, which makes a preview with the demonstrations. Even an empty variable
 * overrides this machine's .env files.
 */
export function demonstrationEnvironment(): Record<string, string> {
  const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  return Object.fromEntries(names.map((name) => [name, '']));
}
