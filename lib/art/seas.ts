import type { SeaOptions } from './sea';

const calm = {
  width: 1600,
  height: 440,
  nearestY: 340,
  wavelengths: [190, 44],
  tolerance: 0.6,
} satisfies Partial<SeaOptions>;

/** Restless on the left, nearly still on the right: the plan read as a line of text. */
export const heroSea: SeaOptions = {
  ...calm,
  seed: 5,
  amplitude: 34,
  wavelengths: [170, 22],
  swell: 7,
  restlessness: (u) => Math.max(0.05, Math.min(1, 1.05 - u * 0.98)),
  tolerance: 0.8,
};

/** Week 12 through the window of the video frame, quietest in its middle; shown at half its size. */
export const posterSea: SeaOptions = {
  ...calm,
  width: 1280,
  height: 292,
  nearestY: 178,
  seed: 19,
  amplitude: 20,
  wavelengths: [190, 40],
  swell: 3,
  restlessness: (u) => 0.15 + 0.5 * Math.abs(u - 0.5),
  tolerance: 1.5,
};

export const finalSea: SeaOptions = { ...calm, seed: 23, amplitude: 24, swell: 6, restlessness: () => 0.35 };

export const daySea: SeaOptions = {
  ...calm,
  height: 260,
  nearestY: 206,
  seed: 31,
  amplitude: 20,
  swell: 5,
  restlessness: () => 0.3,
  tolerance: 1,
};

/** A signal with a hole in it, for the page that is not there. */
export const gappedSea: SeaOptions = {
  ...calm,
  height: 320,
  nearestY: 250,
  seed: 9,
  amplitude: 28,
  wavelengths: [170, 22],
  swell: 5,
  restlessness: (u) => (u > 0.4 && u < 0.6 ? 0 : 0.95),
  tolerance: 0.8,
};
