import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { evidence } from '@/content/evidence';
import { finalCta, guarantee, hero, problem, process, solution, value } from '@/content/home';
import { bonusItems } from '@/content/offer';
import { safety } from '@/content/safety';
import { bookConsult, crisis, footer } from '@/content/site';

const browsers = {
  lynx: ['-dump', '-nolist', '-width=300', '-display_charset=utf-8'],
  w3m: ['-dump', '-cols', '300', '-O', 'utf-8'],
};

for (const [name, options] of Object.entries(browsers)) {
  test(`${name} reads the page in order`, async ({ baseURL }) => {
    test.skip(test.info().project.name === 'phone', 'text has no width');
    const { status, stdout } = spawnSync(name, [...options, `${baseURL}/`], { encoding: 'utf8' });
    if (status === null)
      console.warn(`${name} is missing, so the page was not read with it: install ${name}.`);
    test.skip(status === null, `${name} is missing`);
    const text = stdout.replaceAll(/\s+/g, ' ');
    const story = [
      crisis.call.text,
      hero.title,
      `${bookConsult.before} → ${bookConsult.after}`,
      problem.title,
      solution.title,
      value.title,
      value.bonusTitle(bonusItems.length),
      process.title,
      guarantee.title,
      finalCta.title,
      evidence.title,
      safety.notForTitle,
      footer.crisisTitle,
    ];
    let from = 0;
    for (const words of story) {
      const at = text.indexOf(words, from);
      expect(at, `“${words}” after “${text.slice(Math.max(0, from - 60), from)}”`).toBeGreaterThanOrEqual(0);
      from = at + words.length;
    }
  });
}
