import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchFolders } from './dev';

test('a photo in a subfolder is noticed, also after it was replaced or its folder made again', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'photos-'));
  const [team, photo, draft] = ['team', 'team/ana.jpg', 'draft.jpg'].map((path) => join(dir, path)) as [
    string,
    string,
    string,
  ];
  mkdirSync(team);
  writeFileSync(draft, '');
  let count = 0;
  const stop = watchFolders(dir, () => {
    count += 1;
  });
  const changes: Readonly<Record<string, () => void>> = {
    'is put there': () => writeFileSync(photo, ''),
    'is replaced': () => renameSync(draft, photo),
    'is written': () => writeFileSync(photo, 'new'),
    'is deleted with its folder': () => rmSync(team, { recursive: true }),
    'gets its folder back': () => mkdirSync(team),
    'is put there again': () => writeFileSync(photo, ''),
  };
  const noticed: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    // Events of the change before may still arrive.
    await setTimeout(100);
    count = 0;
    change();
    for (let i = 0; i < 100 && count === 0; i += 1) await setTimeout(20);
    if (count > 0) noticed.push(name);
  }
  stop();
  rmSync(dir, { recursive: true });
  expect(noticed).toEqual(Object.keys(changes));
});
