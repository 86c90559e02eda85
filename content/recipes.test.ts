import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { addEntry, findPlace, recipesIn } from '@/e2e/support/recipes';
import { setUpInAll, setUps } from '@/lib/scheduling/set-up';
import { vendors } from '@/lib/scheduling/vendors';
import { defaultPort, readSettings } from '@/lib/settings';

const readme = readFileSync('README.md', 'utf8');

test.each(recipesIn('ts'))('the README’s recipe changes an existing line: %s', (block) => {
  const { source, index, entry } = findPlace(block);
  expect(source.slice(index)).toContain(`${entry.split(':')[0]}:`);
});

test('every entry in the README’s recipes fits its list', () => {
  const dir = mkdtempSync(join(tmpdir(), 'recipes-'));
  cpSync('content', join(dir, 'content'), { recursive: true });
  expect(recipesIn('typescript')).toHaveLength(6);
  for (const block of recipesIn('typescript')) addEntry(block, dir);
  const files = readdirSync(join(dir, 'content')).filter((name) => !name.includes('.test.'));
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/typescript/bin/tsc'),
      ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'],
      ...['--moduleResolution', 'bundler', '--types', '', ...files.map((name) => join('content', name))],
    ],
    { cwd: dir, encoding: 'utf8' },
  );
  rmSync(dir, { recursive: true });
  expect(stdout).toBe('');
});

test('an edit of content/ that is right but not formatted passes the linter', () => {
  const dir = mkdtempSync(join(tmpdir(), 'lint-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(dir, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  mkdirSync(join(dir, 'content'));
  const edited = `import { plan } from './offer';\nimport { clinic } from './clinic';\nexport const a = {text: clinic.name,\n    long: '${'words '.repeat(30)}' };\n`;
  writeFileSync(join(dir, 'content/home.ts'), edited);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, status } = spawnSync(process.execPath, [biome, 'check', 'content'], {
    cwd: dir,
    encoding: 'utf8',
  });
  rmSync(dir, { recursive: true });
  expect({ status, stdout }).toMatchObject({ status: 0 });
});

test('the README’s settings for film and calendar are valid', () => {
  const env = parseEnv(recipesIn('ini').join('\n'));
  const { video, scheduling } = readSettings(env);
  expect(video?.provider).toBe(env.VIDEO_PROVIDER);
  expect(scheduling.vendor).toBe(env.SCHEDULING_PROVIDER);
  expect(JSON.stringify(video)).toContain(env.VIDEO_ID);
  expect(JSON.stringify(scheduling)).toContain(env.SCHEDULING_URL);
});

test('the README’s table of schedulers matches the launch check', () => {
  const rows = Object.values(setUps).map(
    ({ scheduler, linkToCopy, besides }) => `| ${scheduler} | ${linkToCopy} | ${besides} |`,
  );
  expect(readme).toContain(`|---|---|---|\n${[...new Set(rows)].join('\n')}\n`);
  expect(readme.replaceAll('\n', ' ')).toContain(setUpInAll);
});

test('the README and .env.example list every provider of a calendar', () => {
  const [row = ''] = readme.match(/^\| `SCHEDULING_PROVIDER`.*$/m) ?? [];
  const [comment = ''] = readFileSync('.env.example', 'utf8').match(/# Who runs the calendar:[^=]*/) ?? [];
  const isMissing = (id: string) => !row.includes(`\`${id}\``) || !new RegExp(`\\b${id}\\b`).test(comment);
  expect(Object.keys(vendors).filter(isMissing)).toEqual([]);
});

test('the README and .env.example list exactly the settings that are read', () => {
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

test('the README names the address at which npm start serves the site', () => {
  expect(readme).toContain(`serves it at http://localhost:${defaultPort}\n`);
});

test('the README names the versions of Node and the browsers that package.json supports', () => {
  const { engines, browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = [...engines.node.matchAll(/(\d+)\.(x|\d+)/g)].map(([, major, minor]) =>
    minor === 'x' ? major : `${major} (${major}.${minor} or newer)`,
  );
  expect(readme).toContain(`${versions.slice(0, -1).join(', ')} or ${versions.at(-1)}.`);
  expect(readme).toContain(`Install Node ${readFileSync('.nvmrc', 'utf8').trim()} from`);
  const oldest = Object.fromEntries(browserslist.map((line: string) => line.split(' ')));
  const { chrome, firefox, safari } = oldest;
  expect(readme).toContain(`Chrome ${chrome}, Firefox ${firefox}, Safari ${safari}.`);
});
