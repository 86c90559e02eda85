import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { installOnDemand } from '@/scripts/on-demand';
import { laidOut } from './support/laid-out';
import { explained, type SecondOpinion } from './support/second-opinion';

// The second engine is put into the page, which its policy would forbid.
test.use({ bypassCSP: true });
test.setTimeout(180_000);

const paths = ['/', '/booking', '/thank-you', '/no-such-page'];

const modes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours on black': { forcedColors: 'active', colorScheme: 'dark' },
  'forced colours on white': { forcedColors: 'active', colorScheme: 'light' },
  'more contrast': { contrast: 'more' },
  print: { media: 'print' },
} satisfies Record<string, Parameters<Page['emulateMedia']>[0]>;

async function openFolds(page: Page) {
  await page.locator('details').evaluateAll((all) => {
    for (const fold of all) (fold as HTMLDetailsElement).open = true;
  });
}

for (const [mode, media] of Object.entries(modes)) {
  test(`axe finds nothing on any page in ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    for (const path of paths) {
      await page.goto(path);
      await laidOut(page);
      await openFolds(page);
      const axe = new AxeBuilder({ page }).exclude('iframe');
      // axe takes a text's colour from -webkit-text-fill-color, which browsers leave as it was when they force colours.
      if (mode.startsWith('forced')) axe.disableRules('color-contrast');
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
      expect(found, path).toEqual([]);
    }
  });
}

test('a second engine, IBM Equal Access, finds nothing that is not explained', async ({ page }) => {
  const engine = join(installOnDemand('accessibility-checker-engine', '4.0.34'), 'ace.js');
  const findings: SecondOpinion[] = [];
  for (const path of paths) {
    await page.goto(path);
    await laidOut(page);
    await openFolds(page);
    await page.addScriptTag({ content: readFileSync(engine, 'utf8') });
    const report = await page.evaluate(async () => {
      type Result = { ruleId: string; value: [string, string]; snippet: string; message: string };
      type Engine = {
        Checker: new () => { check(doc: Document, rules: string[]): Promise<{ results: Result[] }> };
      };
      const { Checker } = (window as unknown as { ace: Engine }).ace;
      const { results } = await new Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
      return results.map(({ ruleId, value, snippet, message }) => ({
        rule: ruleId,
        verdict: value[1],
        snippet,
        message,
      }));
    });
    expect(report.length, 'checks that ran').toBeGreaterThan(500);
    // MANUAL asks for a person's look at every page there is; it says nothing of this one.
    const open = report.filter(({ verdict }) => verdict === 'FAIL' || verdict === 'POTENTIAL');
    findings.push(...open.map((finding) => ({ path, ...finding })));
  }
  const answers = explained.filter(
    ({ onlyOnPhones }) => !onlyOnPhones || test.info().project.name === 'phone',
  );
  const isAnswer = ({ rule, on }: (typeof explained)[number], finding: SecondOpinion) =>
    finding.rule === rule && on.test(finding.snippet);
  expect(findings.filter((finding) => !answers.some((answer) => isAnswer(answer, finding)))).toEqual([]);
  const idle = answers.filter((answer) => !findings.some((finding) => isAnswer(answer, finding)));
  expect(idle, 'explanations of nothing').toEqual([]);
});
