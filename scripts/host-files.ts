import { headerRules } from '@/lib/hosting';
import { caddyfile } from './caddyfile';
import { DO_NOT_EDIT } from './do-not-edit';
import { nginxConf } from './nginx-conf';
import { runAsProgram } from './program';
import { writeIfChanged } from './write-if-changed';

const HELP = `Usage: npm run hosts

Writes what each host must be told, from lib/hosting.ts: vercel.json, netlify.toml, public/_headers
(Netlify and Cloudflare Pages), hosting/nginx.conf and hosting/Caddyfile. Commit what changes.`;

const BUILD_COMMAND = 'npm run build';
const OUTPUT = 'out';

/** No framework: the export is served as it lies, after this project's own last step. */
function vercelJson() {
  const headers = headerRules.map((rule) => ({
    source: rule.path.replace('*', '(.*)'),
    headers: rule.headers.map(({ name, value }) => ({ key: name, value })),
  }));
  // Vercel's own addresses are never the site's: a first deploy, which Vercel counts as live, is a preview here.
  const hidden = {
    source: '/(.*)',
    has: [{ type: 'host', value: '.*\\.vercel\\.app' }],
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  };
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: BUILD_COMMAND,
    outputDirectory: OUTPUT,
    cleanUrls: true,
    trailingSlash: false,
    headers: [...headers, hidden],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function netlifyToml() {
  return `# ${DO_NOT_EDIT}

[build]
command = "${BUILD_COMMAND}"
publish = "${OUTPUT}"

# The export is served as it lies: Netlify's own Next.js runtime has nothing to do.
[build.environment]
NETLIFY_NEXT_PLUGIN_SKIP = "true"
`;
}

function headersFile() {
  const rules = headerRules.map((rule) =>
    [rule.path, ...rule.headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# ${DO_NOT_EDIT}\n\n${rules.join('\n\n')}\n`;
}

/** Every written file's text, by its path in the project. */
export const hostFiles: Readonly<Record<string, string>> = {
  'vercel.json': vercelJson(),
  'netlify.toml': netlifyToml(),
  'public/_headers': headersFile(),
  'hosting/nginx.conf': nginxConf(),
  'hosting/Caddyfile': caddyfile(),
};

runAsProgram('host-files.ts', HELP, () => {
  for (const [file, text] of Object.entries(hostFiles)) {
    console.log(`${file}: ${writeIfChanged(file, text) ? 'written' : 'unchanged'}`);
  }
});
