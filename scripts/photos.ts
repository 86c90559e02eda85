import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import leven from 'leven';
import sharp, { type Sharp } from 'sharp';
import { clinicians, type Photo, place } from '@/content/team';
import { lineAt } from '@/lib/editing/strings';
import type { MadePhotos } from '@/lib/photos';

/**
 * Widths in pixels and height for a width of 1. Portraits keep what draws the eye, because not every photo is upright; a
 * face is the top of a portrait, for the small round pictures.
 */
const shapes = {
  portrait: { widths: [480, 960], ratio: 5 / 4, position: 'attention' },
  face: { widths: [112], ratio: 1, position: 'top' },
  landscape: { widths: [960, 1920], ratio: 9 / 16, position: 'centre' },
} as const;

/** Raise it when a photo is to be made otherwise than before: it is part of every made file's name. */
const recipe = 1;

const formats = {
  // A clear ground is lost in JPEG: the sky's middle colour stands in.
  jpg: (image: Sharp) => image.flatten({ background: '#faf6ef' }).jpeg({ quality: 78, mozjpeg: true }),
  webp: (image: Sharp) => image.webp(),
  avif: (image: Sharp) => image.avif({ effort: 3 }),
};

type Wanted = { photo: Photo; shape: keyof typeof shapes };

type Folders = { sourceDir: string; outDir: string; listFile: string };

/** Where a photo is named, e.g. "content/team.ts:27". */
function whereNamed(file: string) {
  if (!file) return 'content/team.ts';
  const source = existsSync('content/team.ts') ? readFileSync('content/team.ts', 'utf8') : '';
  const at = source.indexOf(file);
  return at < 0 ? 'content/team.ts' : `content/team.ts:${lineAt(source, at)}`;
}

/** The photo's file as the folder spells it: systems differ in capitals and in how they store an é. */
function findSource(file: string, sourceDir: string) {
  const there = existsSync(sourceDir) ? readdirSync(sourceDir) : [];
  const plain = (name: string) => name.normalize('NFC').toLowerCase();
  const wanted = plain(file.replace(/^\/?(photos\/)?/, ''));
  const found =
    there.find((name) => name.normalize('NFC') === wanted) ?? there.find((name) => plain(name) === wanted);
  if (found) return join(sourceDir, found);
  const [nearest] = there
    .filter((name) => !name.startsWith('.'))
    .sort((a, b) => leven(plain(a), wanted) - leven(plain(b), wanted));
  const isNear = nearest && leven(plain(nearest), wanted) <= Math.max(3, wanted.length / 3);
  throw new Error(
    `the photo “${file}” is not in ${basename(sourceDir)}/: put it there${isNear ? `, or write ${nearest}` : ''}.`,
  );
}

/** An iPhone's own format, whatever the file is called. */
function isHeic(bytes: Buffer) {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

function whyUnreadable(source: string, bytes: Buffer, error: unknown) {
  const path = `photos/${basename(source)}`;
  if (bytes.length === 0) return `${path} is empty: copy it again.`;
  if (isHeic(bytes)) {
    return `${path} is in an iPhone’s own format (HEIC), which browsers do not show: save it as JPEG (on a Mac in Preview: File, Export; on the iPhone, for new photos: Settings, Camera, Formats, Most Compatible).`;
  }
  const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return /premature|truncated|unexpected end|Invalid SOS|out of order/i.test(`${detail}`)
    ? `${path} is cut short or damaged (${detail}): copy it again from the camera.`
    : `${path} cannot be read as a picture (${detail}): save it as JPEG or PNG.`;
}

/** A name of plain letters that no server or srcset trips over, and that changes with the photo. */
function madeName(file: string, bytes: Buffer) {
  const slug = basename(file)
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const hash = createHash('sha256').update(`${recipe}`).update(bytes).digest('hex').slice(0, 10);
  return `${slug || 'photo'}-${hash}`;
}

/** Writes beside the file and renames, so that a build that is stopped leaves no half of one. */
async function writeWhole(image: Sharp, path: string) {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, await image.toBuffer());
  renameSync(part, path);
}

async function makePhoto({ photo, shape }: Wanted, { sourceDir, outDir }: Folders, before: MadePhotos) {
  const { file, alt } = photo;
  if (!file.trim()) throw new Error('a photo has no file: write its name in photos/, or photo: null.');
  if (!alt.trim()) throw new Error(`the photo “${file}” has no alt text: say what it shows.`);
  const source = findSource(file, sourceDir);
  const bytes = readFileSync(source);
  const { widths, ratio, position } = shapes[shape];
  try {
    const { width = 0, height = 0 } = (await sharp(bytes).metadata()).autoOrient;
    // What is left of the photo in its shape; a smaller one is not blown up.
    const cropWidth = Math.floor(Math.min(width, height / ratio));
    const madeWidths = [...new Set(widths.map((wanted) => Math.min(wanted, cropWidth)))];
    const name = madeName(file, bytes);
    const made: MadePhotos[string] = { name, widths: madeWidths, sourceWidth: cropWidth, bytes: {} };
    for (const width of madeWidths) {
      const size = { width, height: Math.round(width * ratio) };
      for (const [format, encode] of Object.entries(formats)) {
        const madeFile = `${name}-${shape}-${width}.${format}`;
        const path = join(outDir, madeFile);
        const isThere =
          existsSync(path) && statSync(path).size === before[`${shape} ${file}`]?.bytes[madeFile];
        if (!isThere)
          await writeWhole(
            encode(
              sharp(bytes)
                .autoOrient()
                .resize({ ...size, fit: 'cover', position }),
            ),
            path,
          );
        made.bytes[madeFile] = statSync(path).size;
      }
    }
    return made;
  } catch (error) {
    throw new Error(whyUnreadable(source, bytes, error), { cause: error });
  }
}

function readList(listFile: string): MadePhotos {
  try {
    return JSON.parse(readFileSync(listFile, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Makes the sizes and formats of the photos, some at a time, and a list of them; cameras' own data (place, device) is left
 * out. What was made before stays while its photo is the same; files of photos that are no longer named go.
 * @throws one sentence for each photo that is missing, cannot be read or has no alt text
 */
export async function makePhotosOf(wanted: readonly Wanted[], folders: Folders) {
  const { outDir, listFile } = folders;
  mkdirSync(outDir, { recursive: true });
  const before = readList(listFile);
  const made: MadePhotos = {};
  const problems: string[] = [];
  const queue = [...wanted];
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { photo, shape } = next;
      try {
        made[`${shape} ${photo.file}`] = await makePhoto(next, folders, before);
      } catch (error) {
        problems.push(`${whereNamed(photo.file)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const kept = new Set(Object.values(made).flatMap(({ bytes }) => Object.keys(bytes)));
  for (const file of readdirSync(outDir)) {
    if (!kept.has(file)) rmSync(join(outDir, file), { recursive: true });
  }
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Makes every photo that content/team.ts names, into public/photos. */
export async function makePhotos() {
  const wanted: Wanted[] = clinicians.flatMap(({ photo }) =>
    photo
      ? [
          { photo, shape: 'portrait' },
          { photo, shape: 'face' },
        ]
      : [],
  );
  if (place) wanted.push({ photo: place, shape: 'landscape' });
  mkdirSync('generated', { recursive: true });
  await makePhotosOf(wanted, {
    sourceDir: 'photos',
    outDir: 'public/photos',
    listFile: 'generated/photos.json',
  });
}
