import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installOnDemand } from '@/scripts/on-demand';

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
  const program = join(bin, 'chromium');
  if (existsSync(program)) return program;
  for (const file of readdirSync(bin).filter((each) => each.endsWith('.br'))) {
    // Unpacks the file under a temporary name and renames it when it is complete, because another test may be looking
    // for it.
    const made = join(bin, `${file}-${process.pid}`);
    writeFileSync(made, brotliDecompressSync(readFileSync(join(bin, file))));
    if (file.endsWith('.tar.br')) execFileSync('tar', ['xf', made, '-C', bin]);
    else chmodSync(made, 0o755);
    renameSync(made, join(bin, file.replace('.br', '')));
  }
  return program;
}
