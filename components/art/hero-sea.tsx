import { sea } from '@/lib/art/sea';
import { heroSea } from '@/lib/art/seas';
import { Glint } from './glint';
import { SeaLines } from './sea-lines';

export function HeroSea() {
  const { viewBox, lines } = sea(heroSea);
  return (
    <div className="sea sea-hero">
      <svg viewBox={viewBox} aria-hidden="true">
        <Glint id="hero-glint" kind="sea" width={heroSea.width} />
        <SeaLines lines={lines} ramp="sea" stroke="url(#hero-glint)" />
      </svg>
    </div>
  );
}
