import { runCommand } from './run-command';

const { signal } = new AbortController();
const node = process.execPath;

test('a program’s output is given back, and its words when it fails', async () => {
  await expect(runCommand(node, ['-e', 'console.log(6 * 7)'], { signal })).resolves.toBe('42\n');
  await expect(
    runCommand(node, ['-e', 'console.error("no room"); process.exit(3)'], { signal }),
  ).rejects.toThrow('no room');
});

test('an abort ends the program and what it has started', async () => {
  const stopper = new AbortController();
  // The grandchild holds the output open, so the run is over only when it has ended too.
  const parent = `require('node:child_process')
    .spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const running = runCommand(node, ['-e', parent], { signal: stopper.signal });
  setTimeout(() => stopper.abort(new Error('enough')), 500);
  await expect(running).rejects.toThrow('enough');
  await expect(runCommand(node, ['-e', ''], { signal: stopper.signal })).rejects.toThrow('enough');
});
