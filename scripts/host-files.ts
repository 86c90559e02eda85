import { writeFileSync } from 'node:fs';
import { headersFile, vercelJson } from '@/lib/hosting';
import { runAsProgram } from './program';

const help = `Usage: npx tsx scripts/host-files.ts

Writes vercel.json and public/_headers (Netlify and Cloudflare Pages) from lib/hosting.ts. Commit what changes.`;

/** Every written file's text, by its path in the project. */
export const hostFiles: Readonly<Record<string, string>> = {
  'vercel.json': vercelJson(),
  'public/_headers': headersFile(),
};

runAsProgram('host-files.ts', help, () => {
  for (const [file, text] of Object.entries(hostFiles)) writeFileSync(file, text);
});
