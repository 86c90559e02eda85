import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..');

/** Draws every icon from `scripts/icon.svg`; run by hand when the mark changes, its output is committed. */
async function buildIcons(): Promise<void> {
  const svg = await readFile(join(import.meta.dirname, 'icon.svg'), 'utf8');
  // iOS rounds the corners itself and fills transparent ones with black.
  const fullBleed = svg.replace(' rx="7"', '');
  await writeFile(join(ROOT, 'app', 'apple-icon.png'), await png(fullBleed, 180));
  await writeFile(join(ROOT, 'public', 'icon-192.png'), await png(svg, 192));
  await writeFile(join(ROOT, 'public', 'icon-512.png'), await png(svg, 512));
  await writeFile(join(ROOT, 'app', 'tab-icon.gif'), await gif(svg, 32));
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

/** The mark's three colours and one between, for edges. */
const tabColours = [0x06242f, 0xf9c691, 0xf4f0e6, 0x7d8a8b].map(split);

/** For the page itself, where each byte counts: in four colours a GIF is smaller than a PNG and than the SVG. */
async function gif(svg: string, sizePx: number): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg), { density: (72 * sizePx) / 32 })
    .resize(sizePx)
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let i = 0; i < pixels.length; i += 4) {
    const isOpaque = (pixels[i + 3] ?? 0) >= 128;
    pixels.set(isOpaque ? [...nearest(pixels.subarray(i, i + 3)), 255] : [0, 0, 0, 0], i);
  }
  return sharp(pixels, { raw: { width: sizePx, height: sizePx, channels: 4 } })
    .gif({ colours: tabColours.length + 1, dither: 0, effort: 10 })
    .toBuffer();
}

function split(rgb: number): number[] {
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

function nearest(rgb: Uint8Array): number[] {
  const distance = (colour: number[]) =>
    colour.reduce((sum, value, k) => sum + (value - (rgb[k] ?? 0)) ** 2, 0);
  return tabColours.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best));
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
