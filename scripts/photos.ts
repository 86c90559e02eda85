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
import { basename, join, relative } from 'node:path';
import leven from 'leven';
import sharp, { type Sharp } from 'sharp';
import { clinicians, type Photo, treatmentRoom } from '@/content/team';
import { lineAt } from '@/lib/editing/strings';
import { type MadePhotos, type PhotoShape, photoShapes } from '@/lib/photos';

/**
 * The part that is kept when a photo is cropped. Portraits keep what draws the eye, because a photo that is wider than
 * high loses its sides. Faces, the small round pictures, keep the top.
 */
const keptPart: Readonly<Record<PhotoShape, string>> = {
  portrait: 'attention',
  face: 'top',
  landscape: 'centre',
};

/** Part of every made file's name. To remake all photos after a change in how they are made, increase it. */
const recipe = 1;

const formats = {
  // JPEG has no transparency, so a transparent background becomes the sky's middle colour.
  jpg: (image: Sharp) => image.flatten({ background: '#faf6ef' }).jpeg({ quality: 78, mozjpeg: true }),
  webp: (image: Sharp) => image.webp(),
  avif: (image: Sharp) => image.avif({ effort: 3 }),
};

type Wanted = { photo: Photo; shape: PhotoShape };

type Folders = { sourceDir: string; outDir: string; listFile: string };

/** Where the content names a photo, e.g. "content/team.ts:27". */
function whereNamed(file: string) {
  if (!file) return 'content/team.ts';
  const source = existsSync('content/team.ts') ? readFileSync('content/team.ts', 'utf8') : '';
  const quoted = source.indexOf(`'${file}'`);
  const at = quoted < 0 ? source.indexOf(file) : quoted;
  return at < 0 ? 'content/team.ts' : `content/team.ts:${lineAt(source, at)}`;
}

const plain = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * The files in a folder and its subfolders, and the links to files, by their paths in it, with "/" on every system.
 */
function listFiles(dir: string) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'));
}

/**
 * Finds the photo that content/ names, and returns its name as the folder spells it. File systems differ in capitals
 * and in how they store accents, Windows and macOS hide file name extensions, and people paste whole paths.
 */
function findSource(file: string, sourceDir: string) {
  if (/^\s*https?:/i.test(file))
    throw new Error(
      `“${file.trim()}” is an address: download the photo into ${basename(sourceDir)}/, and write its file name.`,
    );
  const there = listFiles(sourceDir);
  const written = file.trim().replaceAll('\\', '/').normalize('NFC');
  const path = written.replace(/^(\.{0,2}\/)*(public\/)?(photos\/)?/, '');
  const name = plain(basename(path));
  const only = (isIt: (name: string) => boolean) => {
    const [first, ...more] = there.filter((each) => isIt(plain(basename(each))));
    return more.length === 0 ? first : undefined;
  };
  const found =
    there.find((each) => each.normalize('NFC') === path) ??
    there.find((each) => plain(each) === plain(path)) ??
    only((each) => each === name) ??
    only((each) => each.replace(/\.\w+$/, '') === name);
  if (found) return join(sourceDir, found);
  if (there.some((each) => plain(basename(each)) === `.${name}.icloud`))
    throw new Error(`photos/${path} is still in iCloud: open it once, so that it is downloaded.`);
  const [nearest] = there
    .filter((each) => !basename(each).startsWith('.'))
    .sort((a, b) => leven(plain(a), name) - leven(plain(b), name));
  const isNear = nearest && leven(plain(nearest), name) <= Math.max(3, name.length / 3);
  throw new Error(
    `the photo “${file}” is not in ${basename(sourceDir)}/: put it there${isNear ? `, or write ${nearest}` : ''}.`,
  );
}

/** Whether a file is in the iPhone's own format, whatever its name ends with. */
function isHeic(bytes: Buffer) {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/** Says in words of ours why a picture is not a photo. Other errors are those of the library that reads pictures. */
class NotAPhoto extends Error {}

/** @param path of the photo, e.g. "photos/ana.jpg" */
function whyUnreadable(path: string, bytes: Buffer, error: unknown) {
  if (bytes.length === 0) return `${path} is empty: copy it again.`;
  if (isHeic(bytes)) {
    return `${path} is in an iPhone’s own format (HEIC), which browsers do not show: save it as JPEG (on a Mac in Preview: File, Export; on the iPhone, for new photos: Settings, Camera, Formats, Most Compatible).`;
  }
  if (/\.(crdownload|download|part|partial|tmp)$/i.test(path))
    return `${path} is not downloaded to the end: download it again.`;
  // The marks of macOS’s own files about a file: of its second half (AppleDouble), and of an alias.
  if (/^(00051607|626f6f6b0{8}6d61726b)/.test(bytes.toString('hex', 0, 12)))
    return `${path} only leads to a photo on the machine it comes from: copy the photo itself.`;
  if (/^ftyp(qt|isom|iso\d|mp4|M4V|avc1|3gp)/.test(bytes.toString('latin1', 4, 12)))
    return `${path} is a film, such as a Live Photo has: export the picture itself as JPEG.`;
  if (/^%PDF/.test(bytes.toString('latin1', 0, 10)))
    return `${path} is a PDF: save the photo in it as JPEG or PNG.`;
  if (/^\s*</.test(bytes.toString('latin1', 0, 100)) && !/<svg/.test(bytes.toString('latin1', 0, 1000)))
    return `${path} is a web page, not a picture: download the photo itself.`;
  const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
  if (/pixel limit/.test(`${detail}`)) return `${path} is too large: export it about 4,000 pixels wide.`;
  if (/^version https:\/\/git-lfs/.test(bytes.toString('latin1', 0, 100)))
    return `${path} only says where Git LFS keeps the photo: run "git lfs pull".`;
  if (/unsupported image format/i.test(`${detail}`))
    return `${path} is in a format that cannot be read here: save it as JPEG or PNG.`;
  return /premature|truncated|unexpected end|Invalid SOS|out of order/i.test(`${detail}`)
    ? `${path} is truncated or damaged: copy it again from the camera.`
    : `${path} cannot be read as a picture${error instanceof NotAPhoto ? ` (${detail})` : ''}: save it as JPEG or PNG.`;
}

/** A file name of plain letters that is safe in URLs and in srcset, and that changes with the photo. */
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

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial file. */
async function writeWhole(image: Sharp, path: string) {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, await image.toBuffer());
  renameSync(part, path);
}

/** @throws Error with a one-sentence message if this user may not read the file */
function readPhoto(source: string, path: string) {
  if (!statSync(source, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${path} is a link that leads to no file: put the photo itself there.`);
  try {
    return readFileSync(source);
  } catch (error) {
    throw new Error(`${path} cannot be opened: allow your user to read it, or copy it again.`, {
      cause: error,
    });
  }
}

async function makePhoto({ photo, shape }: Wanted, { sourceDir, outDir }: Folders, before: MadePhotos) {
  const { file, alt } = photo;
  if (!file.trim()) throw new Error('a photo has no file: write its name in photos/, or photo: null.');
  if (!alt.trim()) throw new Error(`the photo “${file}” has no alt text: say what it shows.`);
  const source = findSource(file, sourceDir);
  const path = `photos/${relative(sourceDir, source).replaceAll('\\', '/')}`;
  const bytes = readPhoto(source, path);
  const { widths, ratio } = photoShapes[shape];
  try {
    const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
    const { width = 0, height = 0 } = autoOrient;
    // The width of the photo after cropping; a smaller photo is not enlarged.
    const cropWidth = Math.floor(Math.min(width, height / ratio));
    if (width > 0 && cropWidth < 1) throw new NotAPhoto(`it has ${width} × ${height} pixels`);
    const madeWidths = [...new Set(widths.map((wanted) => Math.min(wanted, cropWidth)))];
    const name = madeName(source, bytes);
    const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
    const made: MadePhotos[string] = {
      ...{ name, widths: madeWidths, sourceWidth: cropWidth, isOpaque },
      bytes: {},
    };
    for (const width of madeWidths) {
      const size = { width, height: Math.round(width * ratio) };
      for (const [format, encode] of Object.entries(formats)) {
        const madeFile = `${name}-${shape}-${width}.${format}`;
        const target = join(outDir, madeFile);
        const isThere =
          existsSync(target) && statSync(target).size === before[`${shape} ${file}`]?.bytes[madeFile];
        if (!isThere)
          await writeWhole(
            encode(
              sharp(bytes)
                .autoOrient()
                .resize({ ...size, fit: 'cover', position: keptPart[shape] }),
            ),
            target,
          );
        made.bytes[madeFile] = statSync(target).size;
      }
    }
    return made;
  } catch (error) {
    throw new Error(whyUnreadable(path, bytes, error), { cause: error });
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
 * Makes the photos' sizes and formats, several at a time, and a list of them. Camera metadata (place, device) is
 * removed. Files whose photo is unchanged are kept, and files of photos that content/ no longer names are deleted.
 * @throws Error with one sentence for each photo that is missing, unreadable or without alt text
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
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
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
  if (treatmentRoom) wanted.push({ photo: treatmentRoom, shape: 'landscape' });
  mkdirSync('generated', { recursive: true });
  await makePhotosOf(wanted, {
    sourceDir: 'photos',
    outDir: 'public/photos',
    listFile: 'generated/photos.json',
  });
}
