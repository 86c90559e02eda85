import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { explainInContent } from './explain-types/in-content';
import { explainMissingImport, explainUse } from './explain-types/in-pages';
import { type Diagnostic, parseReport, type Read } from './explain-types/report';

/**
 * Compiler codes for a value of the wrong type in a sum, a comparison or a function call. The value itself may be on
 * another line.
 */
const usedWrongly = [2345, 2362, 2363, 2365, 2367];

/** Drops the second sentence about one value of one line, whatever it says. */
function withoutRepeats(sentences: readonly (string | null)[]) {
  const told = sentences.filter((each) => each !== null);
  const about = told.map((each) => /^\S+ \w+ is .*?: /.exec(each)?.[0] ?? each);
  return told.filter((_, i) => about.indexOf(about[i] ?? '') === i);
}

/**
 * Turns a report of the TypeScript compiler into sentences for the person who edits content/, without repetition. Each
 * names the file and the line, and says what to write. A page that no longer fits content/ is named only if no line of
 * content/ can be named.
 */
export function explainTypeErrors(
  report: string,
  read: Read = (file) => readFileSync(file, 'utf8'),
): string[] {
  const errors = parseReport(report).filter(
    ({ file }) => /^(content|app|components|lib)\//.test(file) && !/\.test\./.test(file),
  );
  // A missing import causes further errors, which would only distract from it.
  const missing = withoutRepeats(errors.map((error) => explainMissingImport(error, read)));
  if (missing.length > 0) return missing;
  const explain = (error: Diagnostic) =>
    (usedWrongly.includes(error.code) && explainUse(error, read)) || explainInContent(error, read);
  // A list whose entry lacks a key does not fit either, and what others read from that key may be undefined.
  const lacking = errors
    .filter(({ code }) => code === 2741)
    .map(({ message }) => message.split(' in type')[0]);
  const follows = ({ code, message, details }: Diagnostic) =>
    code === 2322 &&
    lacking.some(
      (start) => details.includes(`${start} in type`) || message.includes(" | undefined' is not "),
    );
  const inContent = withoutRepeats(
    errors.filter((error) => error.file.startsWith('content/') && !follows(error)).map(explain),
  );
  if (inContent.length > 0) return inContent;
  const inPages = withoutRepeats(errors.map((error) => explainUse(error, read)));
  // What the build itself makes (TS2307) is not there before the first build, and the rules in lib/ explain themselves.
  const unexplained = errors.find(({ code, file }) => code !== 2307 && /^(app|components)\//.test(file));
  return inPages.length > 0 || !unexplained
    ? inPages
    : [
        `${unexplained.file}:${unexplained.line} does not fit the rest of the site: take back the last change in content/, or show this to a developer.`,
      ];
}

/** Runs TypeScript on content/ and the pages that show it, and explains what it finds. */
export function findTypeProblems(): string[] {
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return explainTypeErrors(stdout);
}
