import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cleanEnvironment } from '@/lib/environment';
import { readHost } from '@/lib/hosting';
import {
  countByPerson,
  countFindings,
  formatFindings,
  formatQuestions,
  summarize,
} from '@/lib/launch/finding';
import { people } from '@/lib/launch/known-by';
import { findTypeProblems } from './explain-types';
import { loadSettings } from './load-settings';
import { withPlaces } from './place-in-content';
import { runAsProgram } from './program';
import { checkReadable } from './ready-content';

const help = `Usage: npm run launch-check [-- --production | --for counsel | --dates | --live [https://…] [--quick]]

Lists what is not ready for launch in content/, in the settings and, if the site is built, in out/.
Each finding names the file and line to edit. Errors stop "SITE_ENV=production npm run build".

--production    checks as for the live site, whatever SITE_ENV is
--for           the questions for one person, to be sent to them: owner, clinician, counsel, host or developer
--dates         only dates that are wrong or too old, for a scheduled job
--live          visits the live site at SITE_URL or the given address, and compares it with content/
--quick         with --live, skips links to other sites
--before-build  content and settings only; a preview prints the count and continues (npm run build does this)
--after-build   out/ only; a preview prints and continues (npm run build does this)

Exit code: 1 if there are errors, else 0; with --for always 0.`;

/** One sentence that says why the pages in out/ cannot be checked; null if they can. */
function whyNotJudged(
  { findNewerSource, isPreview, readExport }: typeof import('@/lib/launch/export'),
  isProduction: boolean,
): string | null {
  if (!existsSync('out/index.html')) {
    return 'The site is not built, so its links, titles and descriptions were not checked: run "npm run build" first.';
  }
  const newer = findNewerSource('out');
  if (newer) return `out/ is older than ${newer}, so its pages were not checked: run "npm run build" first.`;
  if (isProduction && isPreview(readExport('out'))) {
    return 'out/ is a preview, so its pages were not checked: run "SITE_ENV=production npm run build" first.';
  }
  return null;
}

/** @throws Error with one sentence if no setting names the live site */
async function readLiveAddress() {
  const { siteUrl } = await loadSettings();
  // Without SITE_URL, this is where "npm start" serves the site, or a host's preview.
  if (cleanEnvironment(process.env).SITE_URL) return siteUrl;
  throw new Error("Write the site's address: npm run launch-check -- --live https://www.your-clinic.com.");
}

runAsProgram('launch-check.ts', help, async (args) => {
  const flag = { type: 'boolean' } as const;
  const options = {
    live: flag,
    quick: flag,
    production: flag,
    dates: flag,
    for: { type: 'string' },
    'before-build': flag,
    'after-build': flag,
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [extra] = positionals.slice(values.live ? 1 : 0);
  if (extra) throw new Error(`"${extra}" is not known here: --help lists the options.`);
  const lists = (['for', 'dates', 'live'] as const).filter((name) => values[name] !== undefined);
  if (lists.length > 1) throw new Error(`--${lists.join(' and --')} exclude each other: write one of them.`);
  if (values.quick && !values.live) throw new Error('--quick does nothing without --live: write both.');
  const asked = people.find((person) => person === values.for?.toLowerCase());
  if (values.for !== undefined && !asked) {
    throw new Error(`--for is "${values.for}": write one of ${people.join(', ')}, e.g. --for counsel.`);
  }

  checkReadable();
  const isWhole = !values['before-build'] && !values['after-build'];
  const wrongKinds = isWhole && !values.live ? findTypeProblems() : [];
  if (wrongKinds.length > 0)
    throw new Error(`${wrongKinds.join('\n')}\nThen run the check again for the rest.`);
  // Imported lazily, so that an error in content/ is reported as a one-sentence message.
  const { checkAge, checkProject } = await import('@/lib/launch/check-project');
  const pages = await import('@/lib/launch/export');
  if (values.dates) {
    const aged = checkAge(new Date());
    process.exitCode = countFindings(aged).errors > 0 ? 1 : 0;
    console.log(aged.length > 0 ? formatFindings(aged) : 'No date is too old.');
    return;
  }
  if (values.live) {
    // Imported lazily, because loading Playwright would double the time of every other check.
    const { launchBrowser } = await import('./find-browser');
    const { checkLive, readOrigin } = await import('./live');
    const origin = readOrigin(positionals[0] ?? (await readLiveAddress()));
    const browser = await launchBrowser();
    const problems = await checkLive(origin, await browser.newContext(), { isQuick: values.quick });
    await browser.close();
    process.exitCode = problems.length > 0 ? 1 : 0;
    console.log(problems.join('\n') || `${origin} works as built.`);
    return;
  }
  if (values.production) process.env.SITE_ENV = 'production';
  const settings = await loadSettings();
  const { isProduction } = settings;
  const stage = values['before-build'] ? 'before' : values['after-build'] ? 'after' : 'whole';
  const notJudged = stage === 'whole' ? whyNotJudged(pages, isProduction) : null;
  const findings = [
    ...(stage === 'after' ? [] : checkProject(settings, process.env, new Date())),
    ...(stage === 'before' || notJudged
      ? []
      : withPlaces(pages.checkExport(pages.readExport('out'), isProduction))),
  ];
  if (asked) {
    console.log(formatQuestions(findings, asked));
    if (notJudged) console.error(notJudged);
    return;
  }
  const isBlocking = stage === 'whole' || isProduction;
  process.exitCode = countFindings(findings).errors > 0 && isBlocking ? 1 : 0;

  if (stage === 'before' && !isBlocking) {
    console.log(`This build is a preview. ${summarize(findings)} "npm run launch-check" lists everything.`);
  } else if (stage !== 'after' || findings.length > 0) {
    if (findings.length > 0) console.log(`${formatFindings(findings)}\n`);
    if (findings.some(({ isPending }) => isPending))
      console.log('Settle what is not confirmed with the clinic, then delete its whole pending line.');
    if (findings.length > 0) {
      console.log(
        `Who can answer: ${countByPerson(findings)}. "npm run launch-check -- --for counsel" prints one person’s list.`,
      );
    }
    console.log(summarize(findings, stage !== 'before' && !notJudged));
  } else if (isProduction && !readHost(process.env)) {
    console.log('The live site is in out/: upload all of it, also files whose names begin with a dot.');
  }
  if (notJudged) console.log(notJudged);
  if (stage !== 'whole') return;
  const others = pages.listPaths('public').filter((path) => /^\/(?!demo\/).*\.(html|pdf)$/.test(path));
  if (others.length > 0) console.log(`Served from public/ as it is, not checked: ${others.join(', ')}.`);
});
