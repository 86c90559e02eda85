import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { clinicians, type Photo, place } from '@/content/team';

/** Widths and shape of the files made of a photo; components/ui/picture.tsx names the same. */
const shapes = {
  portrait: { widths: [480, 960], ratio: 5 / 4 },
  place: { widths: [960, 1920], ratio: 9 / 16 },
} as const;

const outDir = 'public/photos';

const formats = ['avif', 'webp', 'jpg'] as const;

function isFresh(made: string, source: string) {
  return existsSync(made) && statSync(made).mtimeMs > statSync(source).mtimeMs;
}

async function makePhoto({ file, alt }: Photo, kind: keyof typeof shapes) {
  const source = join('photos', file);
  if (!existsSync(source)) {
    throw new Error(`content/team.ts names the photo ${file}, which is not in photos/: put it there.`);
  }
  if (!alt.trim()) {
    throw new Error(`content/team.ts: the photo ${file} has no alt text: say what it shows.`);
  }
  const { widths, ratio } = shapes[kind];
  for (const width of widths) {
    for (const format of formats) {
      const made = join(outDir, `${file.replace(/\.\w+$/, '')}-${width}.${format}`);
      if (isFresh(made, source)) continue;
      const sized = sharp(source)
        .rotate()
        .resize(width, Math.round(width * ratio), { fit: 'cover' });
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
  if (clinicians.some(({ photo }) => photo) || place) mkdirSync(outDir, { recursive: true });
  for (const { photo } of clinicians) if (photo) await makePhoto(photo, 'portrait');
  if (place) await makePhoto(place, 'place');
}
