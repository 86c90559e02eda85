import { execSync } from 'node:child_process';

/** The commit being built, so that two builds of one commit are byte-identical. */
function buildId() {
  try {
    return execSync('git rev-parse --short=12 HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'no-git';
  }
}

/** The folder in which `npm run dev` keeps the last version of content/ that had no mistakes; see scripts/dev.ts. */
const contentFolder = process.env.CONTENT_FOLDER;

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  reactStrictMode: true,
  generateBuildId: buildId,
  turbopack: contentFolder ? { resolveAlias: { '@/content/*': `./${contentFolder}/*` } } : {},
};
