import { basename } from 'node:path';

/** A file system error in a sentence that says what to do. */
function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `${path ?? 'This folder'} cannot be written to or read: run this in a copy of the project that is yours.`;
  return code === 'ENOSPC'
    ? `No room is left on this disk for ${path ?? 'the site'}: make some.`
    : error.message;
}

/**
 * Runs `main` if Node was started with the file of this name, rather than importing it. `--help` as the first argument
 * prints `help`. An error ends the process with just its message.
 */
export async function runAsProgram(fileName: string, help: string, main: (args: string[]) => unknown) {
  if (basename(process.argv[1] ?? '') !== fileName) return;
  const args = process.argv.slice(2);
  if (args[0] === '--help') {
    console.log(help);
    return;
  }
  try {
    await main(args);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
