import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder of an npm package that only slow tools need, installed on first use: 20 MB and more would weigh on every
 * clone and every host's build.
 */
export function installOnDemand(name: string, version: string) {
  const home = resolve('node_modules/.cache/on-demand', `${name}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(home), { recursive: true });
  const made = mkdtempSync(`${home}-`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', made, ...options, `${name}@${version}`], {
    // Windows finds npm's programs through a shell only.
    shell: process.platform === 'win32',
  });
  // Whole or not at all: of several who ask at once, the first one's is kept.
  try {
    renameSync(made, home);
  } catch {
    rmSync(made, { recursive: true });
  }
  return folder;
}

/** Whether Debian's or Ubuntu's packages could be installed, which only root may do. */
export function installFromApt(packages: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return spawnSync('apt-get', ['install', '-y', ...packages], { stdio: 'inherit' }).status === 0;
}
