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

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  // A host leaves ".html" away. The development server, which answers only for itself, has to be told.
  ...(process.env.NODE_ENV === 'development' && {
    rewrites: async () => [{ source: '/demo/:page(calendar|player)', destination: '/demo/:page.html' }],
  }),
  turbopack: {
    // A component that may start in the browser is shipped with every page, whether or not the page draws it.
    resolveAlias: process.env.ANALYTICS_ID
      ? {}
      : { '@/components/embeds/google-tag': '@/components/embeds/no-google-tag' },
  },
};
