import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import postcss, { type AtRule } from 'postcss';
import { launchBrowser } from './find-browser';
import { runAsProgram } from './program';
import { checkBuilt } from './serve';

const help = `Usage: npx tsx scripts/measure-fonts.ts

Prints, for each fallback font in app/styles/type.css, the values that give it the web font's width and height, beside those
in the file. It measures the home page's headings and paragraphs in out/ with the fonts of this machine, so run it on
Windows, on macOS and on Linux: only fonts that are installed can be measured.`;

/** A fallback font of the style sheet, as the values of its descriptors. */
type Fallback = { family: string; weight: string; locals: string[]; values: string };

function readFallbacks(css: string): Fallback[] {
  const rules: AtRule[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    rules.push(rule);
  });
  return rules.map((rule) => {
    const read = (name: string) =>
      rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : []))[0] ?? '';
    return {
      family: read('font-family').replaceAll('"', ''),
      weight: read('font-weight').split(' ')[0] || '400',
      locals: [...read('src').matchAll(/local\("([^"]+)"\)/g)].map(([, name = '']) => name),
      values: [read('size-adjust'), read('ascent-override'), read('descent-override')].join(' '),
    };
  });
}

/** The home page's headings, or its paragraphs and list items, as one text. */
function readSample(selector: string) {
  const html = readFileSync('out/index.html', 'utf8').replace(/<style\b[\s\S]*?<\/style>/g, '');
  const elements = new JSDOM(html).window.document.querySelectorAll(selector);
  return Array.from(elements, ({ textContent }) => textContent?.trim()).join(' ');
}

/**
 * Returns size-adjust, ascent-override and descent-override as fractions (1 = 100%), or null if the local font is not
 * installed. Runs in the page.
 */
async function measure({ web, local, weight, text }: Record<'web' | 'local' | 'weight' | 'text', string>) {
  const family = `local ${local}`;
  const face = new FontFace(family, `local("${local}")`);
  const isInstalled = await face.load().then(
    () => true,
    () => false,
  );
  if (!isInstalled) return null;
  document.fonts.add(face);
  await document.fonts.load(`${weight} 100px "${web}"`);
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = `400 100px "${family}"`;
  const fallbackWidth = context.measureText(text).width;
  context.font = `${weight} 100px "${web}"`;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  const size = width / fallbackWidth;
  return [size, fontBoundingBoxAscent / 100 / size, fontBoundingBoxDescent / 100 / size];
}

runAsProgram('measure-fonts.ts', help, async () => {
  checkBuilt('out');
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const load = (name: string, weights: string) => {
    const font = readFileSync(`generated/fonts/${name}.woff2`).toString('base64');
    return `@font-face{font-family:${name};font-weight:${weights};src:url(data:font/woff2;base64,${font})}`;
  };
  await page.setContent(`<style>${load('display', '400')}${load('text', '400 600')}</style>`);
  const samples = { display: readSample('h1, h2, h3'), text: readSample('main p, main li') };
  console.log('size-adjust ascent-override descent-override');
  for (const { family, weight, locals, values } of readFallbacks(
    readFileSync('app/styles/type.css', 'utf8'),
  )) {
    console.log(`\n${family} ${weight}: ${values} in app/styles/type.css`);
    const web = family.startsWith('Display') ? 'display' : 'text';
    for (const local of locals) {
      const measured = await page.evaluate(measure, { web, local, weight, text: samples[web] });
      const percents = measured?.map((share) => `${Number((share * 100).toFixed(1))}%`).join(' ');
      console.log(`  ${local}: ${percents ?? 'is not installed here'}`);
    }
  }
  await browser.close();
});
