import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readColours } from '@/lib/art/colours';
import { phoneTrace, settlingLine, weekTrace } from '@/lib/art/lines';
import { sea } from '@/lib/art/sea';
import { finalSea } from '@/lib/art/seas';
import { standaloneSea } from '@/lib/art/standalone-sea';
import { standaloneTrace } from '@/lib/art/standalone-trace';
import { writeIfChanged } from './write-if-changed';

const STYLES = join(import.meta.dirname, '..', 'app', 'styles');

/** Writes the drawings that are files of their own: too large, and too low on the page, to stand in the HTML. */
export async function buildArt(outDir: string): Promise<void> {
  const sheets = await Promise.all(
    ['tokens.css', 'ramps.css'].map((name) => readFile(join(STYLES, name), 'utf8')),
  );
  const colours = readColours(...sheets);
  const drawings = {
    'final-sea': standaloneSea(sea(finalSea), colours),
    'week-trace': standaloneTrace(
      {
        width: 5200,
        height: 600,
        d: settlingLine(weekTrace),
        offsets: [0, 0.14, 0.32, 0.6],
        length: 5200,
        goalY: 120,
      },
      colours,
    ),
    'phone-trace': standaloneTrace(
      {
        width: 160,
        height: 6400,
        d: settlingLine(phoneTrace),
        offsets: [0, 0.28, 0.55, 0.8],
        length: 6400,
        isUpright: true,
      },
      colours,
    ),
  };
  for (const [name, svg] of Object.entries(drawings)) writeIfChanged(join(outDir, `${name}.svg`), svg);
}
