import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { type EngineName, engineNames } from './engine';
import { startEngine, whyMissing } from './start-engine';
import { type Input, makeVisitor, type Visitor } from './visitor';

export type Size = 'phone' | 'desktop';

/** What the table of results reads off a test; see `journeys-table.ts`. */
export type Cell = { journey: string; engine: EngineName; size: Size; input: Input };

type Kind = {
  sizes?: readonly Size[];
  /** A journey that presses nothing of its own needs one only. */
  inputs?: readonly Input[];
  hasScripts?: boolean;
  isDark?: boolean;
};

/**
 * One test for each engine and input on this project's size: someone makes the journey. Where an engine is not on this
 * machine, or its driver lacks the input, the test is skipped with the reason.
 */
export function journey(
  name: string,
  {
    sizes = ['phone', 'desktop'],
    inputs = ['mouse', 'touch', 'keyboard'],
    hasScripts = true,
    isDark = false,
  }: Kind,
  walk: (visitor: Visitor, baseUrl: string) => Promise<void>,
) {
  for (const engine of engineNames) {
    for (const input of inputs) {
      test(`${name}: ${engine}, ${input}`, async ({ baseURL }, testInfo) => {
        const size = testInfo.project.name as Size;
        if (!sizes.includes(size)) return test.skip();
        const cell: Cell = { journey: name, engine, size, input };
        testInfo.annotations.push({ type: 'cell', description: JSON.stringify(cell) });
        const missing = whyMissing(engine);
        test.skip(missing !== null, missing ?? '');
        test.skip(
          engine === 'webkit' && input === 'touch',
          'WebKitGTK’s driver hands a finger on as a mouse.',
        );
        test.setTimeout(120_000);

        const viewport = testInfo.project.use.viewport ?? { width: 1440, height: 900 };
        const browser = await startEngine(engine, { ...viewport, hasScripts, isDark });
        const visitor = makeVisitor(browser, input, baseURL ?? '');
        try {
          await walk(visitor, baseURL ?? '');
        } catch (error) {
          const path = testInfo.outputPath('screen.png');
          await browser.picture().then((picture) => writeFileSync(path, picture));
          throw error;
        } finally {
          await browser.close();
        }
      });
    }
  }
}
