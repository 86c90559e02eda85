import { exec } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { booking } from '@/content/booking';
import { notFound } from '@/content/errors';
import { references } from '@/content/evidence';
import { guarantee, hero, heroVideo, planProcess as phases, problem, solution } from '@/content/home';
import { bonusItems, coreTreatment, price, spots, statedTotal } from '@/content/offer';
import { ruleOutTitle, safety } from '@/content/safety';
import { footer, navigation } from '@/content/site';
import { nextSteps, thankYou } from '@/content/thank-you';
import type { ChangeGroup, PlacedChange } from '@/lib/changes/group';
import { tellChanges } from '@/lib/changes/tell';
import { formatUsd, totalOffer } from '@/lib/pricing';
import { startServer } from '@/scripts/serve';
import { clinicOn, fixtureEnvironment, makeFixtureCopy } from './support/fixture-clinic';
import { axeFindings, overflow } from './support/page';

// In one worker, so that the three builds are made only once.
test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });

const scratch = join(tmpdir(), `changes-${process.pid}`);
const live = join(scratch, 'live');
const preview = join(scratch, 'preview');
const today = new Date().toISOString().slice(0, 10);
const { PATH = '', HOME = '' } = process.env;
const run = promisify(exec);
const servers: Awaited<ReturnType<typeof startServer>>[] = [];

/** Builds without blocking this process, which serves the live site at the same time. */
function build(cwd: string, settings: Record<string, string>) {
  const env = { PATH, HOME, ...fixtureEnvironment, ...settings };
  return run('npm run build', { cwd, env: env as unknown as NodeJS.ProcessEnv, maxBuffer: 1e8 });
}

function readChanges(): { groups: ChangeGroup[]; note: string | null } {
  return JSON.parse(readFileSync(join(preview, 'out/demo/changes.json'), 'utf8'));
}

/**
 * Replaces text in a file of the preview. A file named without a folder is in content/.
 * @throws Error if the file does not contain the text
 */
function edit(file: string, from: string | RegExp, to: string) {
  const path = join(preview, file.includes('/') ? '' : 'content', file);
  const source = readFileSync(path, 'utf8');
  const edited = source.replace(from, to);
  if (edited === source) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, edited);
}

const [firstCard, secondCard, thirdCard] = problem.cards;
const card = (id = '') => new RegExp(`    \\{\\s*id: '${id}',[\\s\\S]*?\\n    \\},\\n`);
const fresh = 'Freshly written';

test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  makeFixtureCopy(live, today);
  await build(live, {});
  servers.push(await startServer({ dir: join(live, 'out'), port: 0 }));
  cpSync(live, preview, { recursive: true, verbatimSymlinks: true, mode: 2 });
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(scratch, { recursive: true });
});

test('a preview without edits lists no changes, and has no button for them', async ({ page }) => {
  await build(preview, { SITE_ENV: 'preview', SITE_URL: servers[0]?.url ?? '' });
  expect(readChanges()).toMatchObject({ groups: [], note: null });
  const server = await startServer({ dir: join(preview, 'out'), port: 0 });
  servers.push(server);
  await page.goto(server.url);
  const bar = page.getByRole('complementary', { name: 'Review' });
  await expect(bar.getByRole('button')).toHaveText(['Edit']);
});

test('edits of more than twenty kinds are each listed with their place, and marked on the page', async ({
  page,
}) => {
  const { phone } = clinicOn(today);
  edit('home.ts', problem.lead, `${fresh} lead.`);
  edit('home.ts', problem.title, `${fresh} title`);
  edit('home.ts', card(thirdCard?.id), '');
  const moved = card(firstCard?.id).exec(readFileSync(join(preview, 'content/home.ts'), 'utf8'))?.[0] ?? '';
  edit('home.ts', moved, '');
  edit('home.ts', card(secondCard?.id), `$&${moved}`);
  edit('home.ts', /\{\s*id: 'hurt'/, "{ id: 'x', question: 'Is it new?', answer: 'It is.' },\n$&");
  edit('home.ts', phases.phases[0]?.name ?? '', `${fresh} phase`);
  edit('home.ts', /(?<=title: )`Two treatments[^`]*`/, `'${fresh} solution'`);
  edit('home.ts', /(?<=title: )`[^`]*plan for depression[^`]*`/, `'${fresh} headline'`);
  edit('safety.ts', safety.risks[2]?.common ?? '', `${fresh} cell.`);
  edit('evidence.ts', references[0]?.what ?? '', `${fresh} source.`);
  edit('booking.ts', booking.title, `${fresh} booking`);
  edit('booking.ts', booking.metaTitle, `${fresh} meta title`);
  edit('booking.ts', /(?<=metaDescription: )`[^`]*`/, `'${fresh} description.'`);
  edit('errors.ts', notFound.title, `${fresh} not found`);
  edit('thank-you.ts', thankYou.title, `${fresh} thanks`);
  edit('thank-you.ts', nextSteps.title, `${fresh} next`);
  edit('site.ts', footer.quickLinksTitle, `${fresh} links`);
  edit('site.ts', navigation.menu.open, `${fresh} menu`);
  edit('clinic.ts', phone, '(614) 155-0100');
  edit('clinic.ts', 'mailto:access@lakeside.alt', 'mailto:help@lakeside.alt');
  edit('team.ts', 'Ana Rivera facing the camera', `${fresh} picture`);
  edit('offer.ts', `paidInFullUsd: ${price.paidInFullUsd}`, 'paidInFullUsd: 8450');
  edit('offer.ts', `remaining: ${spots.remaining}`, `remaining: ${spots.remaining - 1}`);
  edit('offer.ts', `tmsSessions: ${coreTreatment.tmsSessions}`, 'tmsSessions: 40');
  edit('home.ts', /(?<=title: )'IV ketamine'/, "'IV Ketamine'");
  edit('home.ts', /“(\$\{ruleOutTitle\})”/, '‘$1’');
  edit('home.ts', 'Each week you meet our psychiatric team', 'Each week you meet our team');
  edit('home.ts', 'Together, we adjust your care', 'Together, we adjust your psychiatric care');
  edit('policies.ts', 'Nothing.', `${fresh} policy.`);
  edit('app/page.tsx', '<Guarantee />', '');
  edit('home.ts', /(transcript: \[\n)(.*\n)(.*\n)(.*\n)/, '$1$3$4$2');
  edit('home.ts', `href: '${hero.learnMore.href}'`, "href: '#solution'");
  edit('home.ts', "['dunner2014']", "['trivedi2006', 'dunner2014']");
  edit('evidence.ts', references[1]?.url ?? '', 'https://sources.lakeside.alt/study');
  edit('site.ts', /(?<=service: `.*)a weekly check-in/, 'a weekly call');
  edit('photos/person-1.svg', '#38515c', '#5c3851');
  const terms = { id: 'terms', title: 'Terms', description: 'x', inForceSince: today, sections: [] };
  edit('policies.ts', /policyPages: .* = \[/, `$&${JSON.stringify(terms)},`);
  await build(preview, {
    SITE_ENV: 'preview',
    SITE_URL: servers[0]?.url ?? '',
    SCHEDULING_URL: 'https://calendly.com/lakeside-psychiatry/first-call',
    ANALYTICS_ID: 'G-LAKESIDE1',
    SCHEDULING_ATTRIBUTION: 'all',
  });
  const { groups } = readChanges();
  const told = tellChanges(groups);
  await test.info().attach('told.txt', { body: told });
  for (const sentence of [
    `was “${problem.lead}”, now “${fresh} lead.”`,
    `was “${problem.title}”, now “${fresh} title”`,
    `gone: “${thirdCard?.title}`,
    'moved here: “',
    'new: “Is it new? / It is.”',
    `now “${fresh} phase”`,
    `was “${solution.title}”, now “${fresh} solution”`,
    `On the home page, at the top: was “${hero.title}”, now “${fresh} headline”`,
    `now “Common: ${fresh} cell.”`,
    `${references[0]?.authors} ${fresh} source.`,
    `On the booking page, at the top: was “${booking.title}”, now “${fresh} booking”`,
    `On the booking page, in search results and the browser’s tab, the page’s title: was “${booking.metaTitle}`,
    `On the booking page, in search results, the page’s description: was “${booking.metaDescription.slice(0, 40)}`,
    `On the page for addresses that are not there, at the top: was “${notFound.title}”`,
    `On the thank-you page, at the top: was “${thankYou.title}”`,
    `On the thank-you page, under “${fresh} next”: was “${nextSteps.title}”`,
    `words for screen readers: was “${footer.quickLinksTitle}”, now “${fresh} links” (in `,
    `words for screen readers: was “${navigation.menu.open}”, now “${fresh} menu” (in `,
    `${phone} is now (614) 155-0100 (in `,
    'the address of a link: was “mailto:access@lakeside.alt”, now “mailto:help@lakeside.alt”',
    `a picture: was “Ana Rivera facing the camera`,
    `${formatUsd(price.paidInFullUsd)} is now $8,450 (in `,
    `${spots.remaining} is now ${spots.remaining - 1}`,
    `${coreTreatment.tmsSessions} is now 40 (in `,
    'was “IV ketamine”, now “IV Ketamine”',
    `More is on our list ‘${ruleOutTitle}’.”`,
    'our psychiatric team and answer the same short questions. Together, we adjust your care.”, now “Each',
    'On the site: new: “the page ‘Terms’”',
    `the setting SCHEDULING_URL: was “${fixtureEnvironment.SCHEDULING_URL}”, now “https://calendly.com/lakeside-psychiatry/first-call”`,
    'the setting SCHEDULING_ATTRIBUTION: was “utm_source utm_medium utm_campaign”, now “',
    'the setting ANALYTICS_ID: was “nothing”, now “G-LAKESIDE1”',
    `On the page “Privacy”, under “What we keep”: was “Nothing.”, now “${fresh} policy.”`,
    `gone: “${guarantee.label} / ${guarantee.title}`,
    `moved here: “${heroVideo.transcript[0]}”`,
    `the address of a link: was “${hero.learnMore.href}”, now “#solution”`,
    `the address of a link: was “${references[1]?.url}”, now “https://sources.lakeside.alt/study”`,
    'in the data for search engines, “description”: was “A 12-week plan for adults',
    'a picture: another file, described as before: “Sam Okafor facing the camera”',
  ])
    expect.soft(told).toContain(sentence);

  const itemsUsd = bonusItems.map(({ valueUsd }) => valueUsd);
  const { savingsUsd } = totalOffer({ paidInFullUsd: 8450, itemsUsd, listedUsd: statedTotal.valueUsd });
  const says = (part: PlacedChange) => part.now.includes(formatUsd(savingsUsd));
  const saving = groups.filter(({ places, follows }) => [...places, ...follows].some(says));
  expect(saving.map(({ edit }) => edit?.now)).toEqual(['$8,450']);
  expect(saving[0]?.follows.some(says)).toBe(true);

  // The hours of all visits are computed from the number of sessions, and equal no field that names them.
  const sessions = groups.find(({ edit }) => edit?.now === '40');
  expect(sessions?.follows.some(({ now }) => now.includes('hours, besides'))).toBe(true);

  const url = servers[1]?.url ?? '';
  await page.goto(url);
  const bar = page.getByRole('complementary', { name: 'Review' });
  const toggle = bar.getByRole('button', { name: `Changed (${groups.length})` });
  await toggle.press('Enter');
  await expect(bar.getByRole('button', { name: 'Next' })).toBeFocused();
  const heading = page.locator('#problem-title');
  await expect(heading).toContainText(fresh);
  await expect(heading.locator('[data-review-note]')).toHaveText(`Was: ${problem.title}`);
  const focused = page.locator('[data-review-note]:focus');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(`Was: ${hero.title}`);
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(`Was: ${formatUsd(price.paidInFullUsd)}`);
  await page.keyboard.press('Shift+Enter');
  await expect(focused).toHaveText(`Was: ${hero.title}`);
  expect(await axeFindings(page, { part: '[data-review-tag]' })).toEqual([]);
  // A note stands below its text, and makes neither the text narrow nor the page wide.
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const items = page.locator('li[data-review-changed]');
  for (const item of await items.all()) expect((await item.boundingBox())?.height ?? 0).toBeLessThan(250);
  await expect(page.locator('[aria-hidden="true"] [data-review-note]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-review-note]')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.goto(`${url}/demo/review`);
  expect(await axeFindings(page)).toEqual([]);
  // A link to a change in text that a closed menu hides unfolds the list of what the page does not show.
  const hidden = groups
    .flatMap(({ places }) => places)
    .find(({ place, path }) => place === 'in the menu' && path === '/');
  await page.goto(`${url}/#changed-${hidden?.at}`);
  await expect(bar.getByText(`was “Call ${phone}”`)).toBeVisible();
  await page.goBack();
  await page.getByRole('heading', { name: /^The home page: \d+$/ }).click();
  await page
    .getByRole('link', { name: new RegExp(`^Show on the page: On the home page, under “${fresh} title”`) })
    .first()
    .click();
  await expect(focused).toBeInViewport();
});
