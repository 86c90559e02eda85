/** Looked up once: under a test runner each reach for a global costs as much as the sum around it. */
const { cos, exp, imul, PI } = Math;

/** A height for each x, both in drawing units. */
export type Curve = (x: number) => number;

/** mulberry32: the same seed gives the same drawing on every build. Values in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One wave packet of three crests around `center`, after the triplets of theta-burst TMS; 0 beyond 2.2 wavelengths. */
export function pulse(center: number, amplitude: number, wavelength: number): Curve {
  return (x) => {
    const d = (x - center) / wavelength;
    if (d < -2.2 || d > 2.2) return 0;
    return amplitude * exp((-d * d) / 0.67) * cos(2 * PI * d);
  };
}

/** 0 to 1 with no visible start or end (smootherstep). */
export function ease(u: number): number {
  if (u <= 0) return 0;
  if (u >= 1) return 1;
  return u * u * u * (u * (6 * u - 15) + 10);
}

export function sum(curves: Curve[]): Curve {
  return (x) => curves.reduce((total, curve) => total + curve(x), 0);
}
