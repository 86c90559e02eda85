import { readFileSync } from 'node:fs';
import { photoShapes } from '@/lib/photos';
import { checkPhotos } from './photos';

const photo = { file: 'ana.jpg', alt: 'Ana Rivera' };
const clinician = { name: '', credentials: '', license: '', role: '', sentence: '', photo };

function check(sourceWidth: number, file = photo.file) {
  const team = { clinicians: [clinician], treatmentRoom: null } as unknown as Parameters<
    typeof checkPhotos
  >[0];
  const made = { [`portrait ${file}`]: { name: 'ana', widths: [], sourceWidth, isOpaque: true, bytes: {} } };
  return checkPhotos(team, made).map(({ severity, at, message }) => `${severity} ${at} ${message}`);
}

test('a photo that is as wide as its largest size is fine', () => {
  expect(check(960)).toEqual([]);
});

test('a smaller photo is named with its width and the width it needs', () => {
  expect(check(959)).toEqual([
    'warning team.clinicians photos/ana.jpg is 959 pixels wide in this shape, so it looks soft: use one that is at least 960 pixels wide.',
  ]);
});

test('a photo that is not made yet is not judged', () => {
  expect(check(1, 'another.jpg')).toEqual([]);
});

test('content/team.ts asks for photos as wide as their largest sizes', () => {
  const [portrait, room] = [photoShapes.portrait, photoShapes.landscape].map(({ widths }) =>
    Math.max(...widths),
  );
  expect(readFileSync('content/team.ts', 'utf8')).toContain(
    `at least ${portrait} px wide (${room} for the room)`,
  );
});
