import { sea } from '@/lib/art/sea';
import { posterSea } from '@/lib/art/seas';
import { Glint } from './glint';
import { SeaLines } from './sea-lines';

/** 1280 × 720. It shows no sun: the play button over it is the sun. */
export function PosterSea() {
  const { lines } = sea(posterSea);
  return (
    <svg
      className="poster-sea"
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id="poster-sky" x2="0" y2="1">
        <stop stopColor="var(--poster-0)" />
        <stop offset=".33" stopColor="var(--poster-1)" />
        <stop offset=".6" stopColor="var(--poster-2)" />
      </linearGradient>
      <radialGradient id="poster-glow">
        <stop stopColor="var(--poster-glow)" />
        <stop offset="1" stopColor="var(--poster-glow)" stopOpacity="0" />
      </radialGradient>
      <Glint id="poster-glint" kind="poster" width={posterSea.width} />
      <path fill="url(#poster-sky)" d="M0 0H1280V720H0Z" />
      <ellipse fill="url(#poster-glow)" cx="640" cy="300" rx="620" ry="330" />
      <g transform="translate(0 428) scale(.25)">
        <SeaLines lines={lines} ramp="sea" stroke="url(#poster-glint)" />
      </g>
    </svg>
  );
}
