import { curvePath } from './path';
import { type Curve, ease, pulse, seededRandom, sum } from './wave';

export type LineOptions = {
  width: number;
  /** From here on the line is still. */
  quietFrom: number;
  seed: number;
  wavelengths: [first: number, last: number];
  amplitude: number;
  restingY: number;
  /** How fast the packets lose height. */
  fade: number;
  /** Distance between packets in wavelengths: at least, and what chance may add. */
  spacing: [least: number, extra: number];
  rise?: Curve;
};

/** A line that runs left to right and goes quiet. */
export function settlingLine(options: LineOptions): string {
  const { width, quietFrom, seed, wavelengths, amplitude, restingY, fade, spacing, rise = () => 0 } = options;
  const random = seededRandom(seed);
  const packets: Curve[] = [];
  for (let x = 8; x < quietFrom; ) {
    const u = x / quietFrom;
    const wavelength = wavelengths[0] + u * wavelengths[1];
    packets.push(pulse(x, (1 - u) ** fade * amplitude * (0.6 + 0.4 * random()), wavelength));
    x += wavelength * (spacing[0] + spacing[1] * random());
  }
  const packetsAt = sum(packets);
  return curvePath((x) => restingY - rise(x) - packetsAt(x), {
    from: -2,
    to: width + 2,
    tolerance: 0.2,
  });
}

/** 1300 × 150, thirteen columns of 100: it reaches the goal line (y = 30) in week 6 and rests from week 10. */
export const weekTrace: LineOptions = {
  width: 1300,
  quietFrom: 1014,
  seed: 77,
  wavelengths: [14, 27],
  amplitude: 34,
  restingY: 118,
  fade: 1.25,
  spacing: [2.1, 1.7],
  rise: (x) => 88 * ease((x / 1300 - 0.1) / 0.52),
};

/** 1600 × 40, to be turned upright. */
export const phoneTrace: LineOptions = {
  width: 1600,
  quietFrom: 1376,
  seed: 5,
  wavelengths: [15, 40],
  amplitude: 17,
  restingY: 20,
  fade: 1.1,
  spacing: [2, 1.6],
};

/** 1600 × 80. */
export const bookingLineWide: LineOptions = {
  width: 1600,
  quietFrom: 900,
  seed: 12,
  wavelengths: [12, 40],
  amplitude: 22,
  restingY: 40,
  fade: 1.2,
  spacing: [2, 1.8],
};

/** 400 × 80. */
export const bookingLineNarrow: LineOptions = {
  width: 400,
  quietFrom: 230,
  seed: 4,
  wavelengths: [9, 16],
  amplitude: 18,
  restingY: 40,
  fade: 1.2,
  spacing: [2, 1.8],
};

/** From `startY`, with a character of its own until about `leavesAt`, to the shared line y = 240 at x = 232. */
function strand(startY: number, leavesAt: number, character: Curve): string {
  const curve: Curve = (x) => {
    const joined = ease((x - leavesAt) / (232 - leavesAt));
    return startY + (240 - startY) * joined - character(x) * (1 - joined);
  };
  return curvePath(curve, { from: 0, to: 232, tolerance: 0.2 });
}

/** 400 × 480, the four treatments in the order of the list beside them. */
export const strands = () => ({
  tms: strand(60, 92, sum([pulse(26, 38, 9), pulse(58, 30, 9), pulse(86, 18, 10)])),
  ketamine: strand(
    180,
    60,
    (x) => 52 * Math.exp(-((x - 30) ** 2) / 260) + 30 * Math.exp(-((x - 80) ** 2) / 420),
  ),
  testing: strand(300, 90, (x) => 9 * Math.sin(x / 7) * Math.max(0, 1 - x / 120)),
  concierge: strand(420, 70, (x) => 7 * Math.sin(x / 19)),
});
