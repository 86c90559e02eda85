import type { MadePhotos } from '@/lib/photos';
import type { Content } from './content';
import { type Note, warning } from './finding';

/** Below this width in pixels a photo of that shape looks soft on a high-density screen. */
const sharpFrom = { portrait: 960, landscape: 1920 };

/** Reports photos that are too small; `made` lists what the last build made of each photo. */
export function checkPhotos({ clinicians, place }: Content['team'], made: MadePhotos): Note[] {
  const named = [
    ...clinicians.flatMap(({ photo }) => (photo ? [{ file: photo.file, shape: 'portrait' as const }] : [])),
    ...(place ? [{ file: place.file, shape: 'landscape' as const }] : []),
  ];
  return named.flatMap(({ file, shape }) => {
    const width = made[`${shape} ${file}`]?.sourceWidth ?? Number.POSITIVE_INFINITY;
    if (width >= sharpFrom[shape]) return [];
    const at = shape === 'portrait' ? 'team.clinicians' : 'team.place';
    const message = `photos/${file} is ${width} pixels wide in this shape, so it looks soft: use one of ${sharpFrom[shape]} or more.`;
    return [{ ...warning(at, message), text: file }];
  });
}
