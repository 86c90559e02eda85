import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { clinicians, type Photo, place } from '@/content/team';

/** Widths and shape of the files made of a photo; components/ui/picture.tsx names the same. */
const portrait = { widths: [480, 960], ratio: 5 / 4 };
const landscape = { widths: [960, 1920], ratio: 9 / 16 };
/** The top of a portrait, for the small round pictures. */
const face = { widths: [112], ratio: 1 };

const outDir = 'public/photos';

async function makePhoto({ file, alt }: Photo, { widths, ratio }: typeof portrait) {
  const source = join('photos', file);
  if (!existsSync(source)) {
    throw new Error(`content/team.ts names the photo ${file}, which is not in photos/: put it there.`);
  }
  if (!alt.trim()) {
    throw new Error(`content/team.ts: the photo ${file} has no alt text: say what it shows.`);
  }
  mkdirSync(outDir, { recursive: true });
  for (const width of widths) {
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const made = join(outDir, `${file.replace(/\.\w+$/, '')}-${width}.${format}`);
      if (existsSync(made) && statSync(made).mtimeMs > statSync(source).mtimeMs) continue;
      const sized = sharp(source)
        .rotate()
        .resize(width, Math.round(width * ratio), { fit: 'cover', position: ratio === 1 ? 'top' : 'centre' });
      await (format === 'jpg'
        ? // Knows no clear ground: the sky's middle colour stands in.
          sized.flatten({ background: '#faf6ef' }).jpeg({ quality: 78, mozjpeg: true })
        : sized.toFormat(format)
      ).toFile(made);
    }
  }
}

/**
 * Writes the sizes and formats of every photo that content/team.ts names; cameras' own data (place, device) is left out.
 * @throws one sentence naming a photo that is missing or has no alt text
 */
export async function makePhotos() {
  for (const { photo } of clinicians) {
    if (!photo) continue;
    await makePhoto(photo, portrait);
    await makePhoto(photo, face);
  }
  if (place) await makePhoto(place, landscape);
}
