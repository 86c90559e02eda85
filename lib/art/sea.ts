import { curvePath, PATH_SCALE } from './path';
import { type Curve, pulse, seededRandom, sum } from './wave';

export type SeaOptions = {
  width: number;
  height: number;
  /** Where the nearest line rests, from the top. */
  nearestY: number;
  seed: number;
  /** Height of the tallest packet in the nearest line. */
  amplitude: number;
  /** Of the packets: at the horizon, in the nearest line. */
  wavelengths: [far: number, near: number];
  swell: number;
  /** How restless the sea is at u = 0 (left) … 1 (right). */
  restlessness: (u: number) => number;
  /** How far the drawn line may stray; three quarters of a pixel cannot be seen. */
  tolerance: number;
};

/** One week: `d` is drawn around y = 0 and belongs at `baseline`, both in quarter units. */
export type SeaLine = { baseline: number; d: string };

export type Sea = { viewBox: string; lines: SeaLine[] };

/** The horizon rests this far below the top edge, so that its line is not cut. */
export const HORIZON_Y = 4;

/** Twelve lines, one a week, from the horizon (week 12, quiet) to the viewer (week 1, restless). */
export function sea(options: SeaOptions): Sea {
  return {
    viewBox: `0 0 ${options.width * PATH_SCALE} ${options.height * PATH_SCALE}`,
    lines: Array.from({ length: 12 }, (_, k) => seaLine(options, k)),
  };
}

function seaLine(options: SeaOptions, k: number): SeaLine {
  const { width, height, nearestY, seed, amplitude, wavelengths, swell, restlessness, tolerance } = options;
  const t = k / 11;
  const random = seededRandom(seed * 977 + k * 131);
  const baseline = HORIZON_Y + (nearestY - HORIZON_Y) * t ** 1.45;
  const wavelength = wavelengths[0] * (wavelengths[1] / wavelengths[0]) ** (t ** 0.75);
  const packetHeight = 1.2 + amplitude * t ** 1.35;
  const swellHeight = 0.6 + swell * t;
  const phases = [random() * 6.28, random() * 6.28] as const;
  const packets: Curve[] = [];
  for (
    let x = -2 * wavelength * random();
    x < width + 3 * wavelength;
    x += wavelength * (1.7 + 2.9 * random() * (0.6 + 0.4 * t))
  ) {
    packets.push(
      pulse(
        x,
        packetHeight * (0.4 + 0.6 * random()) * restlessness(x / width),
        wavelength * (0.9 + 0.25 * random()),
      ),
    );
  }
  const packetsAt = sum(packets);
  const line: Curve = (x) =>
    -swellHeight * (0.6 * Math.sin(x / 260 + phases[0]) + 0.4 * Math.sin(x / 97 + phases[1])) - packetsAt(x);
  const top = curvePath(line, { from: -2, to: width + 2, tolerance });
  const baselineQ = Math.round(baseline * PATH_SCALE);
  return { baseline: baselineQ, d: `${top}V${(height + 60) * PATH_SCALE - baselineQ}H-8Z` };
}
