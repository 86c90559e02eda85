import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { socialImageSize } from '@/app/page-metadata';
import { visitRows, weeks, weekWidth } from '@/components/home/weeks-chart';
import { figures } from '@/components/site/figures';
import { hero } from '@/content/home';
import { site, socialImage } from '@/content/site';
import { readColours } from '@/lib/art/colours';
import { headlineSizePx } from '@/lib/art/headline';
import { pictureFamilies, pictureFonts } from '@/lib/picture-fonts';

export const dynamic = 'force-static';

function read(path: string) {
  return readFileSync(join(process.cwd(), path));
}

/** The position and size of the weeks' chart below the horizon, in pixels. */
const chart = { left: 410, top: 404, rowHeight: 46, scale: 718 / (weeks.length * weekWidth) };

const weekWidthPx = weekWidth * chart.scale;

/** The vertical centre of a row; its label is to the left of its marks. */
function rowMiddle(index: number) {
  return chart.top + chart.rowHeight * (index + 1.1);
}

/** The marks of each row, in the colour of sunlight on the sea. */
function chartMarks() {
  const marks = visitRows.map(
    ({ path }, i) =>
      `<path transform="translate(${chart.left} ${rowMiddle(i)}) scale(${chart.scale}) translate(0 -10)" stroke-width="${path.includes('v') ? 5 : 22}" d="${path}"/>`,
  );
  return `<g fill="none" stroke="var(--sea-1)" stroke-linecap="round">${marks.join('')}</g>`;
}

/** The mark beside the wordmark, as in the header. */
function mark() {
  const shapes = read('components/art/mark.svg')
    .toString()
    .replace(/<\/?svg[^>]*>/g, '');
  return `<g transform="translate(72 40) scale(1.4)">${shapes}</g>`;
}

/**
 * The image for link previews, drawn once during the build. It is a route named og.png, because the file that Next's
 * opengraph-image convention exports has no extension, and simple hosts would serve it without a media type.
 */
export function GET() {
  const tokens = read('app/styles/tokens.css').toString();
  // Always in light mode, because the picture cannot adapt to the person who sees it.
  const colours = readColours(tokens, read('app/styles/ramps.css').toString()).light;
  const svg = read('app/og.png/picture.svg').toString().replace('</svg>', `${chartMarks()}${mark()}</svg>`);
  const coloured = svg.replace(/var\(--([\w-]+)\)/g, (_, name) => colours[name] ?? '');
  const picture = `data:image/svg+xml;base64,${Buffer.from(coloured).toString('base64')}`;
  const chartText = {
    display: 'flex',
    fontFamily: pictureFamilies.text,
    color: colours['on-night'],
  } as const;
  // The `tw` attributes belong to the renderer of the picture; none of them reaches a page.
  return new ImageResponse(
    <div tw="flex h-full w-full" style={{ fontFamily: pictureFamilies.display, color: colours.ink }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into the picture, never sent to a browser */}
      <img src={picture} alt="" width={socialImageSize.width} height={socialImageSize.height} tw="absolute" />
      <div tw="absolute left-[142px] top-10 flex flex-col text-[24px]" style={{ lineHeight: 1.12 }}>
        <span>{site.wordmark[0]}</span>
        <span>{site.wordmark[1]}</span>
      </div>
      <div tw="absolute inset-x-[72px] bottom-[312px] flex flex-col">
        <div
          tw="mb-[14px] max-w-[860px]"
          style={{
            fontSize: headlineSizePx(hero.title),
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {hero.title}
        </div>
        {/* Ends before the sun, on which it would be hard to read. */}
        <div
          tw="max-w-[850px] text-[25px]"
          style={{ fontFamily: pictureFamilies.text, color: colours['ink-2'], textWrap: 'balance' }}
        >
          {socialImage.line(figures.paidInFull)}
        </div>
      </div>
      {visitRows.map((row, i) => (
        <div
          key={row.text}
          tw="absolute left-[72px] text-[22px]"
          style={{ top: rowMiddle(i) - 15, ...chartText }}
        >
          {row.text}
        </div>
      ))}
      {weeks.map((week) => (
        <div
          key={week}
          tw="absolute justify-center text-[18px]"
          style={{ left: chart.left + weekWidthPx * week, top: chart.top, width: weekWidthPx, ...chartText }}
        >
          {week}
        </div>
      ))}
    </div>,
    {
      ...socialImageSize,
      fonts: pictureFonts.map(({ name, file }) => ({ name, data: read(file), weight: 400 as const })),
    },
  );
}
