import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { syllable } from 'syllable';
import { checkContent } from '@/lib/launch/check-content';
import { checkExport } from '@/lib/launch/check-export';
import { countFindings, type Finding } from '@/lib/launch/finding';
import { coloured, formatReport, plain, summarize } from '@/lib/launch/report';
import { loadSettings } from './load-settings';
import { runAsProgram } from './program';
import { listPaths, readExport } from './read-export';

const HELP = `Usage: npm run launch-check [-- --json]

Says what is not ready for launch: in content/, in the settings and, where the site is built, in out/.
Each line names the file and line to edit. Errors keep "SITE_ENV=production npm run build" from making a site.

--json          the same as JSON
--before-build  content and settings only; a preview prints the count and goes on (npm run build does this)
--after-build   out/ only; a preview prints and goes on (npm run build does this)

Exit code: 0 with nothing or warnings only, 1 with errors.`;

const OUT = 'out';

type Stage = 'before-build' | 'after-build' | 'whole';

async function findAll(stage: Stage, settings: Awaited<ReturnType<typeof loadSettings>>): Promise<Finding[]> {
  // Loaded late, so that an error in content/ or the settings ends in one sentence.
  const { facts, loadContent } = await import('./load-content');
  const inContent =
    stage === 'after-build'
      ? []
      : checkContent({
          content: await loadContent(),
          facts,
          settings,
          publicFiles: new Set(listPaths('public')),
          now: new Date(),
          countSyllables: syllable,
        });
  const inExport =
    stage === 'before-build' || !existsSync(OUT) ? [] : checkExport(readExport(OUT), settings.isProduction);
  return [...inContent, ...inExport];
}

function readStage(values: { 'before-build'?: boolean; 'after-build'?: boolean }): Stage {
  if (values['before-build']) return 'before-build';
  return values['after-build'] ? 'after-build' : 'whole';
}

runAsProgram('launch-check.ts', HELP, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      'before-build': { type: 'boolean' },
      'after-build': { type: 'boolean' },
    },
  });
  const stage = readStage(values);
  const settings = await loadSettings();
  const findings = await findAll(stage, settings);
  const { errors, warnings } = countFindings(findings);
  const isBlocking = stage === 'whole' || settings.isProduction;
  process.exitCode = errors > 0 && isBlocking ? 1 : 0;

  if (values.json) {
    console.log(JSON.stringify({ isReady: errors === 0, errors, warnings, findings }, null, 2));
  } else if (stage === 'before-build' && !isBlocking) {
    console.log(`This build is a preview. ${summarize(findings)} "npm run launch-check" lists everything.`);
  } else if (stage !== 'after-build' || findings.length > 0) {
    const paint = process.stdout.isTTY && !process.env.NO_COLOR ? coloured : plain;
    console.log(formatReport(findings, paint));
    if (stage === 'whole' && !existsSync(OUT)) {
      console.log(
        'The site is not built, so its links and heads were not checked: run "npm run build" first.',
      );
    }
  }
});
