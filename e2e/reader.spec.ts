import { Readability } from '@mozilla/readability';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { booking, whatToExpect, wontDo } from '@/content/booking';
import { finalCta, guarantee, inShort, planValue, solution } from '@/content/home';
import { safety } from '@/content/safety';
import { nextSteps, support, thankYou } from '@/content/thank-you';
import type { SitePath } from '@/lib/pages';

/**
 * Texts that reader modes must keep on each page. The reader modes of Firefox, Safari and Edge are based on
 * Readability.
 */
const kept: Readonly<Record<Exclude<SitePath, '/404'>, readonly string[]>> = {
  '/': [inShort.title, solution.lead, planValue.lead, guarantee.text, finalCta.title, safety.worse],
  '/booking': [booking.lead, whatToExpect.title, wontDo.title],
  '/thank-you': [thankYou.lead, nextSteps.title, support.text],
};

for (const [path, words] of Object.entries(kept)) {
  test(`a reader mode shows ${path} from beginning to end`, async ({ request, baseURL }) => {
    const { window } = new JSDOM(await (await request.get(path)).text(), { url: `${baseURL}${path}` });
    const article = new Readability(window.document).parse();
    const text = article?.textContent?.replace(/\s+/g, ' ') ?? '';
    expect(words.filter((part) => !text.includes(part))).toEqual([]);
  });
}
