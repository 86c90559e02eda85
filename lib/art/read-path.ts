type Point = { x: number; y: number };

/** For tests: the points a viewer sees along path data written by `curvePath`, in its own units. */
export function readPath(d: string): Point[] {
  const data = /^M([^q]+)q([^t]+)t([^V]+)/.exec(d);
  if (!data) throw new Error(`not a smooth quadratic path: ${d.slice(0, 40)}`);
  const [start, first, rest] = data.slice(1).map((part) => [...part.matchAll(/-?[\d.]+/g)].map(Number));
  const [x = Number.NaN, y = Number.NaN] = start ?? [];
  const [controlDx = Number.NaN, controlDy = Number.NaN, ...steps] = [...(first ?? []), ...(rest ?? [])];
  if (steps.length % 2) throw new Error('an odd number of coordinates');
  const points: Point[] = [{ x, y }];
  let from = { x, y };
  let control = { x: x + controlDx, y: y + controlDy };
  for (let i = 0; i < steps.length; i += 2) {
    const to = { x: from.x + (steps[i] ?? Number.NaN), y: from.y + (steps[i + 1] ?? Number.NaN) };
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      points.push({ x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y });
    }
    control = { x: 2 * to.x - control.x, y: 2 * to.y - control.y };
    from = to;
  }
  return points;
}
