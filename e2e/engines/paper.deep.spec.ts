import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';
import { installIfAsked } from '@/scripts/on-demand';
import { findFirefox, printWithFirefox } from './firefox';
import { findWebKitPrinter, printWithWebKit } from './webkit';

/** The program that reads the words of a PDF. */
const readerPath = '/usr/bin/pdftotext';
const canRead = existsSync(readerPath) || installIfAsked(['poppler-utils']);

/**
 * Prints a page. Returns the words of its tables' headers, which Chromium alone repeats where a table continues on
 * another page.
 */
async function printWithChromium(url: string, file: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.pdf({ path: file, format: 'Letter' });
  const headers = await page.locator('thead').allTextContents();
  await browser.close();
  return headers.join(' ');
}

const others = [
  { name: 'Firefox', canPrint: Boolean(findFirefox()), print: printWithFirefox, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    canPrint: findWebKitPrinter(),
    print: printWithWebKit,
    packages: 'gjs, gir1.2-webkit2-4.1, xvfb and xauth',
  },
];

/**
 * The words of a PDF in alphabetical order, and its digits one by one, because the digits of a list's numbers are drawn
 * one by one. Hyphens are left out, because at the end of a line they may or may not belong to a word.
 */
function readWords(file: string): string[] {
  const text = execFileSync(readerPath, [file, '-']).toString();
  return (
    text
      .replaceAll('-', '')
      .match(/[a-z]+|\d/gi)
      ?.sort() ?? []
  );
}

/** Returns what is left of `words` after each word of `from` has removed one copy of itself. */
function wordsMissing(words: readonly string[], from: readonly string[]) {
  const left = [...words];
  for (const word of from) if (left.includes(word)) left.splice(left.indexOf(word), 1);
  return left;
}

for (const { name, canPrint, print, packages } of others) {
  test.describe(name, () => {
    if (!canPrint || !canRead)
      console.warn(`PAPER IS NOT TESTED IN ${name.toUpperCase()}: install ${packages}, and poppler-utils.`);
    test.skip(!canPrint || !canRead, `${name} or pdftotext is not installed`);
    test.describe.configure({ timeout: 300_000 });

    for (const path of [...pages.map((page) => page.path), '/#sheet']) {
      test(`${path} has the same words on paper as in Chromium`, async ({ baseURL }, testInfo) => {
        const [expected, printed] = ['chromium', 'other'].map((each) =>
          testInfo.outputPath(`${each}.pdf`),
        ) as [string, string];
        const headers = await printWithChromium(baseURL + path, expected);
        await print(baseURL + path, printed);
        const [words, found] = [readWords(expected), readWords(printed)];
        expect(words.length).toBeGreaterThan(100);
        const missing = wordsMissing(words, found);
        expect(
          missing.filter((word) => !(found.includes(word) && headers.includes(word))),
          'missing',
        ).toEqual([]);
        // WebKit draws a line that crosses the end of a page on both pages, so words may come more often. Of the part on
        // the second page, only the letters that reach into it count, so pieces of words may come, too.
        expect(
          found.filter((word) => !words.some((whole) => whole.includes(word))),
          'added',
        ).toEqual([]);
      });
    }
  });
}
