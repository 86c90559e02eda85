import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..');

/** Draws every raster icon from `public/icon.svg`; run by hand when the mark changes, its output is committed. */
async function buildIcons(): Promise<void> {
  const svg = await readFile(join(ROOT, 'public', 'icon.svg'), 'utf8');
  // iOS rounds the corners itself and fills transparent ones with black.
  const fullBleed = svg.replace(' rx="7"', '');
  await writeFile(join(ROOT, 'app', 'apple-icon.png'), await png(fullBleed, 180));
  await writeFile(join(ROOT, 'public', 'icon-192.png'), await png(svg, 192));
  await writeFile(join(ROOT, 'public', 'icon-512.png'), await png(svg, 512));
  await writeFile(
    join(ROOT, 'app', 'favicon.ico'),
    ico(await Promise.all([16, 32, 48].map((sizePx) => png(svg, sizePx, false)))),
  );
}

function png(svg: string, sizePx: number, palette = true): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * sizePx) / 32 })
    .resize(sizePx)
    .png({ palette, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file that holds true-colour PNG images, which every reader knows: a 6-byte header, a 16-byte entry for each image, then the images. */
function ico(images: Buffer[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach((image, i) => {
    const entry = 6 + 16 * i;
    const sizePx = image.readUInt32BE(16);
    directory.writeUInt8(sizePx, entry);
    directory.writeUInt8(sizePx, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([directory, ...images]);
}

await buildIcons();
