import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { column, rows, weeks } from '@/components/home/weeks-chart';
import { socialImageSize } from '@/components/site/page-metadata';
import { hero } from '@/content/home';
import { site, socialImage } from '@/content/site';
import { readColours } from '@/lib/art/colours';

export const dynamic = 'force-static';

function read(...path: string[]) {
  return readFile(join(process.cwd(), ...path));
}

/** The more letters, the smaller: the area they take stays the same, so that they never reach the wordmark above. */
function headlineSizePx(title: string) {
  return Math.min(62, Math.floor(Math.sqrt(190_000 / title.length)));
}

/** Where the chart of the weeks stands under the horizon, in pixels. */
const chart = { left: 410, top: 404, rowHeight: 46, scale: 718 / (weeks.length * column) };

/** Centre of a row, whose words stand left of its marks. */
function rowMiddle(index: number) {
  return chart.top + chart.rowHeight * (index + 1.1);
}

/** The marks of each row, in the sun's light on the sea. */
function chartMarks() {
  const marks = rows.map(
    ({ path }, i) =>
      `<path transform="translate(${chart.left} ${rowMiddle(i)}) scale(${chart.scale}) translate(0 -10)" stroke-width="${path.includes('v') ? 5 : 22}" d="${path}"/>`,
  );
  return `<g fill="none" stroke="var(--sea-1)" stroke-linecap="round">${marks.join('')}</g>`;
}

/**
 * The picture beside a shared link, drawn once at build. A route of this name and not the framework's
 * opengraph-image, whose file has no ending and would be sent without its media type by plain hosts.
 */
export async function GET() {
  const [svg, tokens, ramps, hedvig, hanken] = await Promise.all([
    read('app', 'og.png', 'picture.svg'),
    read('app', 'styles', 'tokens.css'),
    read('app', 'styles', 'ramps.css'),
    read('generated', 'fonts', 'hedvig.ttf'),
    read('generated', 'fonts', 'hanken-400.ttf'),
  ]);
  const colours = readColours(tokens.toString(), ramps.toString()).light;
  // Light mode: whoever shares a link has no dark mode to ask for.
  const whole = svg.toString().replace('</svg>', `${chartMarks()}</svg>`);
  const coloured = whole.replace(/var\(--([\w-]+)\)/g, (_, name) => colours[name] ?? '');
  const picture = `data:image/svg+xml;base64,${Buffer.from(coloured).toString('base64')}`;
  const chartText = { display: 'flex', fontFamily: 'Hanken', color: colours['on-night'] } as const;
  // The painter knows style attributes only; none of them reaches a page.
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Hedvig', color: colours.ink }}>
      {/* biome-ignore lint/performance/noImgElement: painted into the picture, never sent to a browser */}
      <img
        src={picture}
        alt=""
        width={socialImageSize.width}
        height={socialImageSize.height}
        style={{ position: 'absolute' }}
      />
      <div
        style={{
          position: 'absolute',
          left: 142,
          top: 40,
          display: 'flex',
          flexDirection: 'column',
          fontSize: 24,
          lineHeight: 1.12,
        }}
      >
        <span>{site.wordmark[0]}</span>
        <span>{site.wordmark[1]}</span>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 72,
          right: 72,
          bottom: 312,
          display: 'flex',
          flexDirection: 'column',
          gap: 14,
        }}
      >
        <div
          style={{
            fontSize: headlineSizePx(hero.title),
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            maxWidth: 860,
            textWrap: 'balance',
          }}
        >
          {hero.title}
        </div>
        <div style={{ fontFamily: 'Hanken', fontSize: 28, color: colours['ink-2'] }}>{socialImage.line}</div>
      </div>
      {rows.map((row, i) => (
        <div
          key={row.id}
          style={{ position: 'absolute', left: 72, top: rowMiddle(i) - 15, ...chartText, fontSize: 22 }}
        >
          {row.text}
        </div>
      ))}
      {weeks.map((week) => (
        <div
          key={week}
          style={{
            position: 'absolute',
            left: chart.left + column * chart.scale * week,
            top: chart.top,
            width: column * chart.scale,
            justifyContent: 'center',
            ...chartText,
            fontSize: 18,
          }}
        >
          {week}
        </div>
      ))}
    </div>,
    {
      ...socialImageSize,
      fonts: [
        { name: 'Hedvig', data: hedvig, weight: 400 },
        { name: 'Hanken', data: hanken, weight: 400 },
      ],
    },
  );
}
