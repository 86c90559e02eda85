import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * An environment in which nothing is set: a preview with the demonstrations. What stands in it, though empty, wins over
 * this machine's .env files.
 */
export function demonstrationEnvironment(): Record<string, string> {
  const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  return Object.fromEntries(names.map((name) => [name, '']));
}
