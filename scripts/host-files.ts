import { rmSync, writeFileSync } from 'node:fs';
import { headersFile, redirectsFile, vercelJson } from '@/lib/hosting';
import { runAsProgram } from './program';

const help = `Usage: npx tsx scripts/host-files.ts

Writes vercel.json, public/_headers and public/_redirects (Netlify and Cloudflare Pages) from lib/hosting.ts. Commit what changes.`;

/** Every written file's text, by its path in the project. */
export const hostFiles: Readonly<Record<string, string>> = {
  'vercel.json': vercelJson(),
  'public/_headers': headersFile(),
  'public/_redirects': redirectsFile(),
};

runAsProgram('host-files.ts', help, () => {
  for (const [file, text] of Object.entries(hostFiles)) {
    if (text === '') rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
});
