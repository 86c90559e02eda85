import { fitSpline, type SplineOptions } from './spline';
import type { Curve } from './wave';

/** Path data counts in whole quarter units: draw it in a viewBox four times the design size. */
export const PATH_SCALE = 4;

/** A curve as relative, smooth quadratic path data: a third of the bytes of a polyline of equal precision. */
export function curvePath(curve: Curve, options: SplineOptions): string {
  const { xs, ys } = fitSpline(curve, options);
  const points = xs.slice(1).map((x, i) => [x + (xs[i] ?? 0), (ys[i + 1] ?? 0) + (ys[i] ?? 0)] as const);
  const [start, ...rest] = points;
  const [startX, startY] = start ?? [0, 0];
  let [x, y] = [startX, startY];
  let d = `M${x}${separated(y)}q${2 * (xs[1] ?? 0) - x}${separated(2 * (ys[1] ?? 0) - y)}`;
  rest.forEach(([nextX, nextY], i) => {
    if (i === 1) d += 't';
    d += (i === 1 ? String(nextX - x) : separated(nextX - x)) + separated(nextY - y);
    [x, y] = [nextX, nextY];
  });
  return d;
}

/** A minus sign already separates. */
function separated(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}
