import { basename } from 'node:path';

/**
 * Runs `main` when Node was started with the file of this name, not when another module imports it.
 * `--help` as the first argument prints `help`; an error ends the process with its message alone.
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
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
