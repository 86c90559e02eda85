import { expect, type Page, test } from '@playwright/test';
import { pages } from '@/lib/pages';
import { axeFindings, openFolds } from './support/page';

const modes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours on black': { forcedColors: 'active', colorScheme: 'dark' },
  'forced colours on white': { forcedColors: 'active', colorScheme: 'light' },
  'more contrast': { contrast: 'more' },
  print: { media: 'print' },
} satisfies Record<string, Parameters<Page['emulateMedia']>[0]>;

for (const [mode, media] of Object.entries(modes)) {
  for (const { path } of pages) {
    test(`axe has no findings on ${path} in ${mode}`, { tag: '@phone' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await openFolds(page);
      // axe reads a text's colour from -webkit-text-fill-color, which browsers do not change when they force colours.
      expect(await axeFindings(page, { isContrastSeen: !mode.startsWith('forced') })).toEqual([]);
    });
  }
}
