import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MadePhotos } from '@/lib/photos';
import { makePhotosOf } from './photos';

let sourceDir: string;
let outDir: string;
let listFile: string;

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'photos-'));
  sourceDir = mkdtempSync(join(dir, 'photos'));
  outDir = join(dir, 'made');
  listFile = join(dir, 'list.json');
});
afterEach(() => rmSync(join(outDir, '..'), { recursive: true }));

function draw(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function put(file: string, background = 'teal', width = 100, height = 125) {
  await draw(width, height, background).jpeg().toFile(join(sourceDir, file));
}

function make(...files: string[]) {
  const wanted = files.map((file) => ({ photo: { file, alt: 'A person' }, shape: 'portrait' as const }));
  return makePhotosOf(wanted, { sourceDir, outDir, listFile });
}

const list = (): MadePhotos => JSON.parse(readFileSync(listFile, 'utf8'));
const nameOf = (file: string) => list()[`portrait ${file}`]?.name;

test.each([
  ['Ana Rivera (1).JPG', 'ana-rivera-1'],
  ['josé muñoz, 100%.jpg', 'jose-munoz-100'],
  ['IMG#1?&a=b.jpeg', 'img-1-a-b'],
  ['陈.jpg', 'photo'],
])('a photo called %s is made into files that begin with %s', async (file, start) => {
  await put(file);
  await make(file);
  const name = nameOf(file);
  expect(name).toMatch(new RegExp(`^${start}-[0-9a-f]{10}$`));
  expect(readdirSync(outDir).sort()).toEqual(
    ['100.avif', '100.jpg', '100.webp'].map((end) => `${name}-portrait-${end}`),
  );
});

test('a photo is found with other capitals and decomposed accents', async () => {
  await put('Jose\u0301.JPG');
  await make('jos\u00e9.jpg');
  expect(nameOf('jos\u00e9.jpg')).toMatch(/^jose-/);
});

test.each([
  ['ana-rivera', 'ana-rivera.jpg'],
  ['ana-rivera.jpg', 'ana-rivera.jpg.jpg'],
  ['team/ana.jpg', 'team/ana.jpg'],
  ['ana.jpg', 'team/ana.jpg'],
  [' ./photos/ana.jpg', 'ana.jpg'],
  ['photos\\ana.jpg', 'ana.jpg'],
  ['C:\\Users\\ana\\Desktop\\ana.jpg', 'ana.jpg'],
  ['/Users/ana/Desktop/ana.jpg', 'ana.jpg'],
])('the photo %s is found as photos/%s', async (written, file) => {
  mkdirSync(join(sourceDir, 'team'));
  await put(file);
  await make(written);
  expect(nameOf(written)).toMatch(/^ana-/);
});

test('a photo in two folders is not chosen by chance', async () => {
  for (const folder of ['2024', '2025']) {
    mkdirSync(join(sourceDir, folder));
    await put(`${folder}/ana.jpg`);
  }
  await expect(make('ana.jpg')).rejects.toThrow('“ana.jpg” is not in');
});

test('a folder that is named like a photo is not taken for one', async () => {
  mkdirSync(join(sourceDir, 'ana.jpg'));
  await expect(make('ana.jpg')).rejects.toThrow(/“ana\.jpg” is not in photos\w*\/: put it there\.$/);
});

test('a link is followed, and one that leads to no file is named', async () => {
  await put('ana.jpg');
  symlinkSync('ana.jpg', join(sourceDir, 'linked.jpg'));
  await make('linked.jpg');
  expect(nameOf('linked.jpg')).toMatch(/^linked-/);
  symlinkSync('gone.jpg', join(sourceDir, 'lost.jpg'));
  await expect(make('lost.jpg')).rejects.toThrow('photos/lost.jpg is a link that leads to no file');
});

test('a photo on another site is refused, with what to do', async () => {
  await expect(make('https://lakeside.alt/ana.jpg')).rejects.toThrow(
    '“https://lakeside.alt/ana.jpg” is an address: download the photo into photos',
  );
});

test.each<[string, (image: Sharp) => Sharp]>([
  ['cmyk.jpg', (image) => image.toColourspace('cmyk').jpeg()],
  ['progressive.jpg', (image) => image.jpeg({ progressive: true })],
  ['grey.jpg', (image) => image.greyscale().jpeg()],
  ['deep.png', (image) => image.toColourspace('rgb16').png()],
  ['photo.avif', (image) => image.avif({ effort: 0 })],
  ['photo.tiff', (image) => image.tiff()],
])('%s becomes pictures in the colours that browsers show', async (file, encode) => {
  await encode(draw(100, 125, 'teal')).toFile(join(sourceDir, file));
  await make(file);
  const { space, depth } = await sharp(join(outDir, `${nameOf(file)}-portrait-100.jpg`)).metadata();
  expect([space, depth]).toEqual(['srgb', 'uchar']);
});

test('a photo counts as opaque unless a pixel of it is transparent', async () => {
  const clear = { r: 0, g: 128, b: 128, alpha: 0 };
  await put('camera.jpg');
  await draw(100, 125, 'teal').ensureAlpha().png().toFile(join(sourceDir, 'saved.png'));
  const background = sharp({ create: { width: 100, height: 125, channels: 4, background: clear } });
  await background.png().toFile(join(sourceDir, 'cut-out.png'));
  await make('camera.jpg', 'saved.png', 'cut-out.png');
  const opaque = ['camera.jpg', 'saved.png', 'cut-out.png'].map(
    (file) => list()[`portrait ${file}`]?.isOpaque,
  );
  expect(opaque).toEqual([true, true, false]);
});

test('a photo that is still in iCloud is named', async () => {
  writeFileSync(join(sourceDir, '.IMG_1.HEIC.icloud'), 'bplist00');
  await expect(make('IMG_1.HEIC')).rejects.toThrow('photos/IMG_1.HEIC is still in iCloud: open it once');
});

test('two photos with the same base name are kept apart', async () => {
  await put('ana.jpg', 'teal');
  await draw(100, 125, 'coral').png().toFile(join(sourceDir, 'ana.png'));
  await make('ana.jpg', 'ana.png');
  expect(nameOf('ana.jpg')).not.toBe(nameOf('ana.png'));
  expect(readdirSync(outDir)).toHaveLength(6);
});

test('a photo that is replaced by an older file is made again, and its old files are removed', async () => {
  await put('ana.jpg', 'teal');
  await make('ana.jpg');
  const before = nameOf('ana.jpg');
  await put('ana.jpg', 'coral');
  utimesSync(join(sourceDir, 'ana.jpg'), new Date('2019-01-01'), new Date('2019-01-01'));
  await make('ana.jpg');
  expect(nameOf('ana.jpg')).not.toBe(before);
  expect(readdirSync(outDir).filter((file) => file.startsWith(`${before}`))).toEqual([]);
});

test('the photo of a person who was removed from content is removed too', async () => {
  await put('ana.jpg', 'teal');
  await put('sam.jpg', 'coral');
  await make('ana.jpg', 'sam.jpg');
  await make('sam.jpg');
  expect(readdirSync(outDir).every((file) => file.startsWith('sam-'))).toBe(true);
  await make();
  expect(readdirSync(outDir)).toEqual([]);
});

test('a truncated file is made again, and a complete one is kept', async () => {
  await put('ana.jpg');
  await make('ana.jpg');
  const [first = '', second = ''] = readdirSync(outDir).map((file) => join(outDir, file));
  const whole = readFileSync(first);
  const past = new Date('2020-01-01');
  utimesSync(second, past, past);
  truncateSync(first, 300);
  await make('ana.jpg');
  expect(readFileSync(first)).toEqual(whole);
  expect(statSync(second).mtime).toEqual(past);
});

test('a photo is turned upright and loses its camera data', async () => {
  const turned = await draw(125, 100, 'teal')
    .jpeg()
    .withExif({ IFD0: { Model: 'Camera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  writeFileSync(join(sourceDir, 'ana.jpg'), turned);
  await make('ana.jpg');
  const { width, height, exif, orientation } = await sharp(
    join(outDir, `${nameOf('ana.jpg')}-portrait-100.jpg`),
  ).metadata();
  expect([width, height, exif, orientation]).toEqual([100, 125, undefined, undefined]);
});

test('a small photo is not enlarged, and a large one gets two sizes', async () => {
  await put('small.jpg', 'teal', 300, 375);
  await put('large.jpg', 'teal', 1000, 2000);
  await make('small.jpg', 'large.jpg');
  expect(list()['portrait small.jpg']).toMatchObject({ widths: [300], sourceWidth: 300 });
  expect(list()['portrait large.jpg']).toMatchObject({ widths: [480, 960], sourceWidth: 1000 });
});

/** A small photo as an iPhone saves it: HEVC in a HEIC file, lying on its side, with Exif data that says so. */
const heic = readFileSync('scripts/photos.test.heic');

test.each([
  ['IMG_0620.HEIC', heic, 'photos/IMG_0620.HEIC is in an iPhone’s own format (HEIC)'],
  ['renamed.jpg', heic, 'photos/renamed.jpg is in an iPhone’s own format (HEIC)'],
  ['empty.jpg', Buffer.alloc(0), 'photos/empty.jpg is empty: copy it again.'],
  [
    'words.jpg',
    Buffer.from('Not a picture.'),
    'photos/words.jpg is in a format that cannot be read here: save it as JPEG or PNG.',
  ],
  [
    'raw.cr2',
    Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1'),
    'photos/raw.cr2 is in a format that cannot be read here: save it as JPEG or PNG.',
  ],
  [
    'lfs.jpg',
    Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 9\n'),
    'photos/lfs.jpg only says where Git LFS keeps the photo',
  ],
  ['live.mov', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), 'photos/live.mov is a film'],
  ['clip.jpg', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), 'photos/clip.jpg is a film'],
  [
    'team.jpg.crdownload',
    Buffer.from([0xff, 0xd8, 0xff]),
    'is not downloaded to the end: download it again.',
  ],
  [
    'alias.jpg',
    Buffer.from('book\0\0\0\0mark\0\0\0\0', 'latin1'),
    'photos/alias.jpg only leads to a photo on the machine it comes from: copy the photo itself.',
  ],
  [
    'mac.jpg',
    Buffer.from('\0\x05\x16\x07\0\x02\0\0Mac OS X', 'latin1'),
    'photos/mac.jpg only leads to a photo',
  ],
  ['form.jpg', Buffer.from('%PDF-1.7\n1 0 obj'), 'photos/form.jpg is a PDF: save the photo in it as JPEG'],
  ['page.jpg', Buffer.from('<!DOCTYPE html><html>Sign in</html>'), 'photos/page.jpg is a web page'],
  [
    'huge.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'),
    'photos/huge.svg is too large: export it about 4,000 pixels wide.',
  ],
  [
    'dot.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    'photos/dot.svg cannot be read as a picture (it has 1 × 1 pixels)',
  ],
])('%s is refused by its name with what to do', async (file, bytes, sentence) => {
  writeFileSync(join(sourceDir, file), bytes);
  await expect(make(file)).rejects.toThrow(sentence);
});

test('a truncated photo is refused by its name', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const whole = await sharp({ create: { width: 1000, height: 1250, channels: 3, noise, background: 'teal' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(sourceDir, 'ana.jpg'), whole.subarray(0, whole.length / 2));
  await expect(make('ana.jpg')).rejects.toThrow(
    /: photos\/ana\.jpg is truncated or damaged: copy it again from the camera\.$/,
  );
});

test('all missing photos are reported together, each with the nearest file name', async () => {
  await put('ana-rivera.jpg');
  await expect(make('ana-riviera.jpg', 'zzzzzzzzzzzz.png')).rejects.toThrow(
    /“ana-riviera\.jpg” is not in photos\w*\/: put it there, or write ana-rivera\.jpg\.\n.*“zzzzzzzzzzzz\.png” is not in photos\w*\/: put it there\.$/,
  );
});
