import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { installOnDemand } from './on-demand';

/** The Nu HTML Checker, which also reads CSS and SVG: https://validator.github.io/validator */
const VERSION = '26.9.27';

type Message = { type: string; subType?: string; message: string; url: string; extract?: string };

/** What the checker says that is no fault of the page, and why. */
const explained: readonly { message: RegExp; why: string }[] = [
  {
    message: /^Trailing slash on void elements/,
    why: 'React writes <br/>; HTML allows it, and every attribute here is quoted.',
  },
  {
    message: /^CSS: Unknown pseudo-element or pseudo-class “:target-current”/,
    why: 'CSS Overflow 5, in Chrome since 2025; the checker knows an older list. A rule of its own, so others skip it.',
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

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.warn('Java is missing, so the Nu HTML Checker was not run: install a Java runtime.');

function listFiles(pattern: RegExp) {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => resolve('out', name));
}

(hasJava ? test : test.skip)('pages, style sheets and drawings are valid', () => {
  const files = listFiles(/\.(html|css|svg)$/);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(4);
  const jar = join(installOnDemand('vnu-jar', VERSION), 'build/dist/vnu.jar');
  const { stderr } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--also-check-css', '--also-check-svg', ...files],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const open = messages.filter(({ message }) => !explained.some((known) => known.message.test(message)));
  expect(open.map(({ url, message, extract }) => `${url.split('/out/')[1]}: ${message} ${extract}`)).toEqual(
    [],
  );
  const idle = explained.filter((known) => !messages.some(({ message }) => known.message.test(message)));
  expect(idle.map(({ why }) => why)).toEqual([]);
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
