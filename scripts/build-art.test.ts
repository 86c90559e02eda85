import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArt } from './build-art';

test('the art step writes each standalone drawing as a whole picture', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'art-'));
  await buildArt(outDir);
  const names = (await readdir(outDir)).sort();
  expect(names).toEqual(['final-sea.svg', 'phone-trace.svg', 'week-trace.svg']);
  for (const name of names) {
    const svg = await readFile(join(outDir, name), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*viewBox="0 0 \d+ \d+".*<\/svg>\n$/s);
  }
  await rm(outDir, { recursive: true });
});
