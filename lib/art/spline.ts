import { solveBanded } from './banded';
import type { Curve } from './wave';

/**
 * Control points of a quadratic B-spline, in half drawing units. The spline runs through the midpoints of
 * neighbours, so those fall on whole quarter units.
 */
export type Spline = { xs: number[]; ys: number[] };

type Fit = { ys: number[]; error: number };

export type SplineOptions = {
  /** The drawing's two ends, in whole drawing units. */
  from: number;
  to: number;
  /** The greatest distance from the curve, in drawing units. */
  tolerance: number;
};

/** Looked up once, as in wave.ts. */
const { abs, floor, max, round, sqrt } = Math;

const UNIT = 0.5;
/** What a piece's three control points weigh at six places along it. */
const PIECE_WEIGHTS = Array.from({ length: 6 }, (_, i): [number, number, number] => {
  const t = (i + 0.5) / 6;
  return [(1 - t) ** 2 / 2, 0.5 + t - t * t, (t * t) / 2];
});
/** How much longer one stretch between knots may be than the one beside it, per drawing unit. */
const STRETCH_GROWTH = 0.4;

/** The curve with as few control points as the tolerance allows: fitted closely first, then thinned. */
export function fitSpline(curve: Curve, { from, to, tolerance }: SplineOptions): Spline {
  let xs = closeKnots(curve, from, to);
  const height = tabulate((x) => curve(x * UNIT) / UNIT, xs[0] ?? 0, xs.at(-1) ?? 0);
  let { ys } = relax(xs, xs.map(height), 0, xs.length - 1, height);
  for (let removed = -1; removed !== 0; ) {
    removed = 0;
    for (let i = 2; i < xs.length - 2; i++) {
      const thinner = withoutKnot(xs, ys, i, height);
      if (thinner.error > tolerance) continue;
      ({ xs, ys } = thinner);
      removed++;
      i++;
    }
  }
  return { xs, ys };
}

/** The same heights from a table, since fitting asks for each many times; linear between steps of half a unit. */
function tabulate(height: Curve, from: number, to: number): Curve {
  const step = 0.5;
  const table = Float64Array.from({ length: (to - from) / step + 8 }, (_, i) =>
    height(from + (i - 3) * step),
  );
  return (x) => {
    const position = (x - from) / step + 3;
    const i = floor(position);
    const before = table[i] ?? 0;
    return before + (position - i) * ((table[i + 1] ?? 0) - before);
  };
}

/** Knots that stand closer where the curve bends more; the first and last two are centred on the two ends. */
function closeKnots(curve: Curve, from: number, to: number): number[] {
  const e = 0.75;
  const stretches = Array.from({ length: to - from + 1 }, (_, i) => {
    const x = from + i;
    const third =
      Math.abs(curve(x + 2 * e) - 2 * curve(x + e) + 2 * curve(x - e) - curve(x - 2 * e)) / (2 * e ** 3);
    return Math.min(90, Math.max(1, Math.cbrt(3.5 / Math.max(third, 1e-9))));
  });
  const stretchAt = (i: number) => stretches[Math.max(0, Math.min(stretches.length - 1, i))] ?? 1;
  for (let i = 1; i < stretches.length; i++)
    stretches[i] = Math.min(stretchAt(i), stretchAt(i - 1) + STRETCH_GROWTH);
  for (let i = stretches.length - 2; i >= 0; i--) {
    stretches[i] = Math.min(stretchAt(i), stretchAt(i + 1) + STRETCH_GROWTH);
  }
  const reach = (i: number) => Math.max(1, Math.round(stretchAt(i) / UNIT / 2));
  const [first, last] = [from / UNIT, to / UNIT];
  const lastReach = reach(stretches.length - 1);
  const xs = [first - reach(0), first + reach(0)];
  for (let x = first + reach(0); ; ) {
    x += 2 * reach(Math.round(x * UNIT - from));
    if (x >= last - lastReach) break;
    xs.push(x);
  }
  return [...xs, last - lastReach, last + lastReach];
}

/** Of three ways to close the gap, the one that stays nearest to the curve. */
function withoutKnot(xs: number[], ys: number[], i: number, height: Curve): Spline & Fit {
  const left = xs[i - 1] ?? 0;
  const right = xs[i + 1] ?? 0;
  const isLeftFree = i > 2;
  const isRightFree = i < xs.length - 3;
  const step = Math.round((right - left) / 3);
  const pairs = [
    [left, right],
    ...(isLeftFree ? [[left + step, right]] : []),
    ...(isRightFree ? [[left, right - step]] : []),
  ];
  const fits = pairs.map((pair) => {
    const nextXs = [...xs.slice(0, i - 1), ...pair, ...xs.slice(i + 2)];
    const nextYs = [...ys.slice(0, i), ...ys.slice(i + 1)];
    return {
      xs: nextXs,
      ...relax(nextXs, nextYs, Math.max(0, i - 4), Math.min(nextXs.length - 1, i + 3), height),
    };
  });
  return fits.reduce((best, fit) => (fit.error < best.error ? fit : best));
}

/**
 * The heights from index `a` to `b` that follow the curve best, in whole units, and what distance remains around them.
 * It runs some thousand times a drawing, hence plain loops.
 */
function relax(xs: number[], ys: number[], a: number, b: number, height: Curve): Fit {
  const firstPiece = Math.max(1, a - 1);
  const lastPiece = Math.min(xs.length - 2, b + 1);
  const bands = new Float64Array(3 * (b - a + 1));
  const right = new Float64Array(b - a + 1);
  const heights: number[] = [];
  const tilts: number[] = [];
  for (let piece = firstPiece; piece <= lastPiece; piece++) {
    const [x0 = 0, x1 = 0, x2 = 0] = [xs[piece - 1], xs[piece], xs[piece + 1]];
    for (const weights of PIECE_WEIGHTS) {
      const x = weights[0] * x0 + weights[1] * x1 + weights[2] * x2;
      const y = height(x);
      const slope = height(x + 0.5) - height(x - 0.5);
      const tilt = sqrt(1 + slope * slope);
      heights.push(y);
      tilts.push(tilt);
      const importance = (x2 - x0) / (tilt * tilt);
      let rest = y;
      for (let u = 0; u < 3; u++) {
        const at = piece - 1 + u;
        if (at < a || at > b) rest -= (weights[u] ?? 0) * (ys[at] ?? 0);
      }
      for (let u = 0; u < 3; u++) {
        const row = piece - 1 + u - a;
        if (row < 0 || row > b - a) continue;
        const weight = importance * (weights[u] ?? 0);
        right[row] = (right[row] ?? 0) + weight * rest;
        for (let v = u; v < 3 && row + v - u <= b - a; v++) {
          const entry = 3 * row + v - u;
          bands[entry] = (bands[entry] ?? 0) + weight * (weights[v] ?? 0);
        }
      }
    }
  }
  for (let entry = 0; entry < bands.length; entry += 3) bands[entry] = (bands[entry] ?? 0) + 1e-6;
  const fitted = ys.slice();
  solveBanded(bands, right).forEach((y, i) => {
    fitted[a + i] = round(y);
  });
  let error = 0;
  heights.forEach((y, i) => {
    const piece = firstPiece + floor(i / PIECE_WEIGHTS.length);
    const weights = PIECE_WEIGHTS[i % PIECE_WEIGHTS.length] ?? [0, 0, 0];
    const drawn = weights.reduce((total, weight, u) => total + weight * (fitted[piece - 1 + u] ?? 0), 0);
    error = max(error, (abs(drawn - y) * UNIT) / (tilts[i] ?? 1));
  });
  return { ys: fitted, error };
}
