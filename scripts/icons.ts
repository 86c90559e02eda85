import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runAsProgram } from './program';

const help = `Usage: npx tsx scripts/icons.ts

Makes the icons for browsers, phones and search engines from components/art/icon.svg. Run it when that has changed, and
commit the result: app/favicon.ico, app/apple-icon.png and public/icon-512.png.`;

const source = 'components/art/icon.svg';

function paint(svg: string, sizePx: number) {
  // Rendered at its final size and with few colours, because every visit fetches one of them.
  const density = (72 * sizePx) / 32;
  return sharp(Buffer.from(svg), { density })
    .resize(sizePx, sizePx)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An .ico file that contains one PNG picture smaller than 256 pixels. */
function icoOf(png: Buffer, sizePx: number) {
  const head = Buffer.alloc(22);
  // The header: type icon (1), one picture, its width and height, 32 bits per pixel, its length and offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(sizePx, 6);
  head.writeUInt8(sizePx, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The icons by file name, rendered from the SVG source. */
export async function makeIcons(svg: string): Promise<Record<string, Buffer>> {
  // Phones round the corners themselves, and fill transparent corners with black.
  const square = svg.replace(/(<rect [^>]*?) rx="[^"]*"/, '$1');
  return {
    'app/favicon.ico': icoOf(await paint(svg, 48), 48),
    'app/apple-icon.png': await paint(square, 180),
    'public/icon-512.png': await paint(svg, 512),
  };
}

runAsProgram('icons.ts', help, async () => {
  for (const [file, bytes] of Object.entries(await makeIcons(readFileSync(source, 'utf8')))) {
    writeFileSync(file, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
});
