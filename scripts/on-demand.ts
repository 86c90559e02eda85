import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns the folder of an npm package that only slow tools need. The package is installed on first use, because it
 * would add 20 MB or more to every clone and every host's build.
 */
export function installOnDemand(name: string, version: string) {
  const home = resolve('node_modules/.cache/on-demand', `${name}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(home), { recursive: true });
  const made = mkdtempSync(`${home}-`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', made, ...options, `${name}@${version}`], {
    // On Windows, npm's programs can be started only through a shell.
    shell: process.platform === 'win32',
  });
  keepFirst(made, home);
  return folder;
}

/**
 * Renames the finished folder `made` to `home`. The rename is atomic: if several processes make the folder at the same
 * time, the first one's is kept, because somebody may be using it already.
 */
export function keepFirst(made: string, home: string) {
  try {
    renameSync(made, home);
  } catch {
    rmSync(made, { recursive: true });
  }
}

/** Installs packages of Debian or Ubuntu, which only root can do. Returns whether it succeeded. */
export function installFromApt(packages: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  const install = () => apt('install', '-y', ...packages);
  // A fresh machine has no list of packages yet.
  return install() || (apt('update') && install());
}

/** For a deep test: installs packages only if the person who runs it asked for that. */
export function installIfAsked(packages: readonly string[]) {
  return process.env.INSTALL_SYSTEM_PACKAGES === '1' && installFromApt(packages);
}
