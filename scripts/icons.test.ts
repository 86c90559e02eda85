import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeIcons } from './icons';

test('every icon shows components/art/icon.svg', async () => {
  const made = await makeIcons(readFileSync('components/art/icon.svg', 'utf8'));
  for (const [file, bytes] of Object.entries(made)) {
    // The picture in an .ico file stands behind its 22 bytes of head.
    const pixels = (all: Buffer) =>
      sharp(file.endsWith('.ico') ? all.subarray(22) : all)
        .ensureAlpha()
        .raw()
        .toBuffer();
    const [now, wanted] = [await pixels(readFileSync(file)), await pixels(bytes)];
    const differing = wanted.filter((value, i) => Math.abs(value - (now[i] ?? 999)) > 40).length;
    if (now.length !== wanted.length || differing > wanted.length / 100)
      throw new Error(
        `${file} shows another icon: run "npx tsx scripts/icons.ts" and commit what it writes.`,
      );
  }
});
