import { sea } from '@/lib/art/sea';
import { gappedSea } from '@/lib/art/seas';
import { Glint } from './glint';
import { SeaLines } from './sea-lines';

export function GappedSea() {
  const { viewBox, lines } = sea(gappedSea);
  return (
    <div className="sea sea-gapped">
      <svg viewBox={viewBox} aria-hidden="true">
        <Glint id="gapped-glint" kind="sea" width={gappedSea.width} />
        <SeaLines lines={lines} ramp="sea" stroke="url(#gapped-glint)" />
      </svg>
    </div>
  );
}
