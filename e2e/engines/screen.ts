import { spawn } from 'node:child_process';

/**
 * A screen for a browser that needs one: the display of this session, or an Xvfb of this size that finds a free number
 * itself. Xvfb gives the keyboard to the window under its pointer, which stands in the middle: within a window that
 * fills the screen. A display of this session that has no window manager must be no larger, either: the page would
 * never have focus.
 * @throws when there is neither
 */
export async function startScreen({ width, height }: { width: number; height: number }) {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, end: () => {} };
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start.')));
    server.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { display, end: () => void server.kill() };
}
