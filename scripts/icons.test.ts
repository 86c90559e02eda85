import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeIcons } from './icons';

test('every icon is made from components/art/icon.svg', async () => {
  const made = await makeIcons(readFileSync('components/art/icon.svg', 'utf8'));
  for (const [file, bytes] of Object.entries(made)) {
    // In an .ico file, the picture follows a header of 22 bytes.
    const pixels = (all: Buffer) =>
      sharp(file.endsWith('.ico') ? all.subarray(22) : all)
        .ensureAlpha()
        .raw()
        .toBuffer();
    const [now, wanted] = [await pixels(readFileSync(file)), await pixels(bytes)];
    const differing = wanted.filter((value, i) => Math.abs(value - (now[i] ?? 999)) > 40).length;
    if (now.length !== wanted.length || differing > wanted.length / 100)
      throw new Error(
        `${file} differs from components/art/icon.svg: run "npx tsx scripts/icons.ts" and commit the result.`,
      );
  }
});
