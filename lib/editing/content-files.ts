import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of all content files, e.g. "home.ts", without the tests beside them. */
export function listContentFiles(project = process.cwd()): string[] {
  return readdirSync(join(project, 'content')).filter((name) => /(?<!\.test)\.ts$/.test(name));
}
