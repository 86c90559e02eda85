import { existsSync } from 'node:fs';

/** In the order in which the framework's production build reads them: what is set first stays. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

/**
 * The settings as the build reads them: from the environment, then from the .env files.
 * @throws one sentence naming a setting that cannot be right
 */
export async function loadSettings() {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
  return (await import('@/lib/settings')).settings;
}
