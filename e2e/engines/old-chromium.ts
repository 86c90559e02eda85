import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installOnDemand, keepFirst } from '@/scripts/on-demand';

/**
 * npm packages that contain an old Chromium for Linux on x64. A package's major version is that of its Chromium, except
 * for chrome-aws-lambda.
 */
export const oldChromiums = [
  { version: 91, name: 'chrome-aws-lambda', packageVersion: '9.1.0' },
  { version: 106, name: '@sparticuz/chromium', packageVersion: '106.0.2' },
  { version: 109, name: '@sparticuz/chromium', packageVersion: '109.0.6' },
  { version: 116, name: '@sparticuz/chromium', packageVersion: '116.0.0' },
] as const;

/** Whether these programs can run on this machine. */
export const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64';

/** The path of an old Chromium, installed and unpacked on first use. */
export function findOldChromium({ name, packageVersion }: (typeof oldChromiums)[number]) {
  const bin = join(installOnDemand(name, packageVersion), 'bin');
  const unpacked = join(bin, 'unpacked');
  const program = join(unpacked, 'chromium');
  if (existsSync(program)) return program;
  const made = mkdtempSync(`${unpacked}-`);
  for (const file of readdirSync(bin).filter((each) => each.endsWith('.br'))) {
    const path = join(made, file.replace('.br', ''));
    writeFileSync(path, brotliDecompressSync(readFileSync(join(bin, file))));
    if (file.endsWith('.tar.br')) execFileSync('tar', ['xf', path, '-C', made]);
    else chmodSync(path, 0o755);
  }
  keepFirst(made, unpacked);
  return program;
}
