import { type MadePhotos, photoShapes } from '@/lib/photos';
import type { Content } from './content';
import { type Note, warning } from './finding';

/** Reports photos that are too small; `made` lists what the last build made of each photo. */
export function checkPhotos({ clinicians, treatmentRoom }: Content['team'], made: MadePhotos): Note[] {
  const named = [
    ...clinicians.flatMap(({ photo }) => (photo ? [{ file: photo.file, shape: 'portrait' as const }] : [])),
    ...(treatmentRoom ? [{ file: treatmentRoom.file, shape: 'landscape' as const }] : []),
  ];
  return named.flatMap(({ file, shape }) => {
    // Below the largest width that is made, a photo looks soft on a high-density screen.
    const sharpFrom = Math.max(...photoShapes[shape].widths);
    const width = made[`${shape} ${file}`]?.sourceWidth ?? Number.POSITIVE_INFINITY;
    if (width >= sharpFrom) return [];
    const at = shape === 'portrait' ? 'team.clinicians' : 'team.treatmentRoom';
    const message = `photos/${file} is ${width} pixels wide in this shape, so it looks soft: use one that is at least ${sharpFrom} pixels wide.`;
    return [{ ...warning(at, message), text: file }];
  });
}
