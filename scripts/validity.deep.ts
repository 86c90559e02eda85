import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { installOnDemand } from './on-demand';

/** The Nu HTML Checker, which also reads CSS and SVG: https://validator.github.io/validator */
const VERSION = '26.9.27';

type Message = { type: string; subType?: string; message: string; url: string; extract?: string };
type Known = { message: RegExp; extract?: RegExp; why: string };

/** What the checker says that is no fault of the page, and why. */
const explainedInPages: readonly Known[] = [
  {
    message: /^Trailing slash on void elements/,
    why: 'React writes <br/>; HTML allows it, and every attribute here is quoted.',
  },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    why: 'HTML has rel="expect" blocking="render" since 2024; others skip it.',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): .* “\/.*blocked by “(style|img|frame)-src”/,
    why: 'The checker reads from disk, where the policy’s ‘self’ names no origin.',
  },
  {
    message: /^Inline script violates Content Security Policy/,
    why: 'The checker takes structured data for a script; a data block is never run, so no policy governs it.',
  },
];

/** Standard CSS, or a question whether the browser knows a property, that the checker’s CSS of 2010 to 2020 lacks. */
const explainedInSheets: readonly Known[] = [
  { message: /Unrecognized at-rule “@container”/, why: 'CSS Containment 3, in browsers since 2023.' },
  { message: /Property “container-type” doesn't exist/, why: 'The same.' },
  { message: /Parse Error\.$/, extract: /cq[wi]/, why: 'Its units, the same.' },
  {
    message: /Parse Error\.$/,
    extract: /^tter\)\) \* 9 \/ 16\)|^4 \/ 12 \* 9 \/ 16\)/,
    why: 'The ends of two such lengths.',
  },
  {
    message: /Parse Error\.$/,
    extract: /^18px\) #fff6dd57/,
    why: 'The end of a ring as wide as such a length.',
  },
  {
    message: /Unknown dimension/,
    extract: /@supports not \(width:1cqw\)|--drawn:190cqw/,
    why: 'The question whether they are known, and a length in them.',
  },
  {
    message: /“opacity”: Parse Error\.$/,
    why: 'The question whether a length can be divided by a length: CSS Values 4.',
  },
  {
    message: /Unrecognized at-rule “@view-transition”/,
    why: 'CSS View Transitions 2, in Chrome and Safari since 2024; others skip it.',
  },
  { message: /Unrecognized at-rule “@property”/, why: 'CSS Properties and Values, in browsers since 2024.' },
  { message: /Property “vector-effect” doesn't exist/, why: 'SVG 2, in browsers for ten years.' },
  {
    message: /Unknown pseudo-element or pseudo-class “:target-current”/,
    why: 'CSS Overflow 5, in Chrome since 2025; the checker knows an older list. A rule of its own, so others skip it.',
  },
  {
    message: /Property “scroll-target-group” doesn't exist/,
    why: 'CSS Overflow 5, in Chrome since 2025; others skip it.',
  },
  {
    message: /Property “margin-trim” doesn't exist/,
    extract: /not \(margin-trim:inline\)/,
    why: 'Tailwind asks by it which Safari it meets.',
  },
  {
    message: /“max-width”: The types are incompatible/,
    extract: /var\(--gutter\)/,
    why: 'It takes 2 * var(--gutter) for a number, not knowing the length behind it.',
  },
];

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.warn('Java is missing, so the Nu HTML Checker was not run: install a Java runtime.');

function listFiles(pattern: RegExp) {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => resolve('out', name));
}

function runChecker(options: readonly string[], files: readonly string[]) {
  const jar = join(installOnDemand('vnu-jar', VERSION), 'build/dist/vnu.jar');
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

function expectExplained(messages: readonly Message[], explained: readonly Known[]) {
  const answers = (known: Known, { message, extract = '' }: Message) =>
    known.message.test(message) && (known.extract?.test(extract) ?? true);
  const open = messages.filter((message) => !explained.some((known) => answers(known, message)));
  expect(open.map(({ url, message, extract }) => `${basename(url)}: ${message} ${extract}`)).toEqual([]);
  const idle = explained.filter((known) => !messages.some((message) => answers(known, message)));
  expect(idle.map(({ why }) => why)).toEqual([]);
}

/** The rules of a style sheet, those of its layers one by one. */
function listRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || mark === '{') continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules.flatMap((rule) => {
    const [opening] = /^\s*@layer [a-z]+\{/.exec(rule) ?? [];
    return opening ? listRules(rule.slice(opening.length, -1)) : [rule];
  });
}

(hasJava ? test : test.skip)('pages and drawings are valid', () => {
  const files = listFiles(/\.(html|svg)$/);
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThanOrEqual(4);
  // Their styles are read rule by rule below.
  const messages = runChecker(['--also-check-svg'], files).filter(
    ({ message }) => !message.startsWith('CSS: '),
  );
  expectExplained(messages, explainedInPages);
});

(hasJava ? test : test.skip)('style sheets hold no property, value or rule that does not exist', () => {
  const pages = listFiles(/\.html$/).map((file) => readFileSync(file, 'utf8'));
  const inline = pages.flatMap((html) =>
    Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css),
  );
  const sheets = listFiles(/\.css$/).map((file) => readFileSync(file, 'utf8'));
  const rules = [...new Set([...inline, ...sheets].flatMap(listRules))];
  expect(rules.length).toBeGreaterThan(300);
  const folder = mkdtempSync(join(tmpdir(), 'validity-'));
  try {
    // One file each: over a rule that it cannot read the checker falls silent about the rest of the file.
    const files = rules.map((rule, i) => {
      const file = join(folder, `${i}.css`);
      writeFileSync(file, rule);
      return file;
    });
    expectExplained(runChecker(['--css'], files), explainedInSheets);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the web app manifest names what a home screen needs, and its icons are as large as it says', async () => {
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8')) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string }[];
  };
  const known = [
    'background_color',
    'description',
    'display',
    'icons',
    'lang',
    'name',
    'short_name',
    'start_url',
    'theme_color',
  ];
  expect(Object.keys(manifest).sort()).toEqual(known);
  expect(['fullscreen', 'standalone', 'minimal-ui', 'browser']).toContain(manifest.display);
  expect(manifest.start_url).toBe('/');
  for (const name of ['background_color', 'theme_color']) expect(manifest[name]).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(join('out', src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});
