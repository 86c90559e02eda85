import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * Runs a program to its end and gives what it printed. An abort ends it with all it started.
 * @throws its last words when it fails
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, signal }: { cwd?: string; env?: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    // A group of its own, so that one signal reaches the browsers and builders the program starts.
    const child = spawn(command, args, { cwd, env, detached: !isWindows, shell: isWindows });
    const printed: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => printed.push(data));
    child.stderr.on('data', (data: Buffer) => complaints.push(data));
    const stop = () => {
      if (isWindows || child.pid === undefined) child.kill();
      else process.kill(-child.pid, 'SIGINT');
    };
    signal.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve(Buffer.concat(printed).toString());
      else {
        const words = [printed, complaints]
          .map((part) => Buffer.concat(part).toString().slice(-2000))
          .join('\n');
        reject(new Error(`${[command, ...args].join(' ').slice(0, 80)} failed:\n${words}`));
      }
    });
  });
}
