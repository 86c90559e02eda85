import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readColours } from '@/lib/art/colours';
import { sea } from '@/lib/art/sea';
import { finalSea } from '@/lib/art/seas';
import { standaloneSea } from '@/lib/art/standalone-sea';
import { writeIfChanged } from './write-if-changed';

const STYLES = join(import.meta.dirname, '..', 'app', 'styles');

/** Writes the drawings that are files of their own: too large, and too low on the page, to stand in the HTML. */
export async function buildArt(outDir: string): Promise<void> {
  const sheets = await Promise.all(
    ['tokens.css', 'drawings.css'].map((name) => readFile(join(STYLES, name), 'utf8')),
  );
  const colours = readColours(...sheets);
  writeIfChanged(join(outDir, 'final-sea.svg'), standaloneSea(sea(finalSea), colours));
}
