import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of a npm package that only slow proofs need, installed on first use: tools of 25 MB and more would weigh
 * on every clone and every host's build.
 */
export function installOnDemand(name: string, version: string) {
  const home = resolve('node_modules/.cache', name);
  const folder = join(home, 'node_modules', name);
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return folder;
  mkdirSync(home, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', home, ...options, `${name}@${version}`], {
    // Windows finds npm's programs through a shell only.
    shell: process.platform === 'win32',
  });
  return folder;
}
