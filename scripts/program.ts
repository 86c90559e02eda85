import { basename } from 'node:path';
import { explainFileError } from './explain-file-error';
import { findTypeProblems } from './explain-types';
import { placeIn } from './place-in-content';

/** Turns an error into a sentence that says what to do. */
function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  const ofFile = explainFileError(code, path);
  if (ofFile) return ofFile;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ')[0]}: --help lists the options.`;
  const [, lost] = /Cannot find module '[^']*(content\/[\w-]+)(?:\.ts)?'/.exec(error.message) ?? [];
  if (lost) return `${lost}.ts is missing: put it back.`;
  // Errors that this project throws on purpose are plain Errors whose message is a sentence.
  if (error.name === 'Error' && !code) return placeIn(error.message);
  return (
    findTypeProblems().join('\n') ||
    `This program met something that it does not expect (${error.message.split('\n')[0]}): take back the last change in content/ or the settings, or show a developer what DEBUG=1 prints.`
  );
}

/**
 * Runs `main` if Node was started with the file of this name, rather than importing it. With `--help` it prints only
 * `help`. A `main` without parameters takes no arguments, so it does not run with any. If an error is thrown, the process
 * prints only its message and ends.
 */
export async function runAsProgram(fileName: string, help: string, main: (args: string[]) => unknown) {
  if (basename(process.argv[1] ?? '') !== fileName) return;
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  try {
    if (main.length === 0 && args[0])
      throw new Error(
        `"${args[0]}" is not known here: write the command without it. --help tells what it does.`,
      );
    await main(args);
  } catch (error) {
    if (process.env.DEBUG) console.error(error);
    console.error(explain(error));
    process.exit(1);
  }
}
