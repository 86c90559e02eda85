import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
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
  return Math.min(68, Math.floor(Math.sqrt(225_000 / title.length)));
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
  const coloured = svg.toString().replace(/var\(--([\w-]+)\)/g, (_, name) => colours[name] ?? '');
  const picture = `data:image/svg+xml;base64,${Buffer.from(coloured).toString('base64')}`;
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
          top: 56,
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
          bottom: 236,
          display: 'flex',
          flexDirection: 'column',
          gap: 22,
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
        <div style={{ fontFamily: 'Hanken', fontSize: 29, color: colours['ink-2'] }}>{socialImage.line}</div>
      </div>
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
