import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { pages } from '@/lib/pages';

for (const { path } of pages) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const { results } = await validator.validateString(html);
    const messages = results
      .flatMap((result) => result.messages)
      // Every browser reads a style sheet that stands in the body; there it does not hold up the first screen.
      .filter(({ message }) => !message.startsWith('<style> element is not permitted'));
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
      [],
    );
  });
}
