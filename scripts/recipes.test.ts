import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readSettings } from '@/lib/settings';

const readme = readFileSync('README.md', 'utf8');

function blocks(language: string) {
  const fence = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g');
  return [...readme.matchAll(fence)].map(([, text = '']) => text);
}

const edits = blocks('ts').map((block) => {
  const [, file = '', path = '', line = ''] = /^\/\/ (\S+), under (.+)\n(.+)\n$/.exec(block) ?? [];
  return { file, path, line };
});

test.each(edits)(
  '$file has, under $path, the line that the README changes: $line',
  ({ file, path, line }) => {
    const source = readFileSync(file, 'utf8');
    const [name, ...needles] = path.split(', ');
    let at = 0;
    for (const needle of [`export const ${name}`, ...needles, `${line.split(':')[0]}:`]) {
      at = source.indexOf(needle, at);
      expect(at).toBeGreaterThanOrEqual(0);
    }
  },
);

test('the README’s film and calendar are settings that the site takes', () => {
  const env = parseEnv(blocks('ini').join('\n'));
  const { video, scheduling } = readSettings(env);
  expect(video.provider).toBe(env.VIDEO_PROVIDER);
  expect(scheduling.vendor).toBe(env.SCHEDULING_PROVIDER);
  expect(JSON.stringify(video)).toContain(env.VIDEO_ID);
  expect(JSON.stringify(scheduling)).toContain(env.SCHEDULING_URL);
});

test('every setting that is read stands in the README and in .env.example, and no other', () => {
  const fromHosts = /^(VERCEL|CF_PAGES)_|^(NODE_ENV|DEPLOY_PRIME_URL|HEAD|BRANCH)$/;
  const source = ['lib/settings.ts', 'lib/editing/repository.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const read = [...new Set(source.match(/(?<=env\.)[A-Z_]+/g))].filter((name) => !fromHosts.test(name));
  const example = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const rows = readme.match(/^\| `[A-Z_]+`.*$/gm) ?? [];
  const table = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{3,}/g) ?? []);
  expect(example.sort()).toEqual(read.sort());
  expect(table.sort()).toEqual(read);
});

test('every command that the README and the workflows name is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const named = [...(readme + workflow).matchAll(/npm (start|test\b|run ([\w:-]+))/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, name = '', script = name] of named) expect(Object.keys(scripts)).toContain(script);
});
