/**
 * Solves a symmetric positive definite system whose matrix has two bands beside its diagonal.
 * Row i of `bands` holds the entries (i, i), (i, i + 1) and (i, i + 2).
 */
export function solveBanded(bands: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const at = (list: Float64Array, i: number) => list[i] ?? 0;
  const d = new Float64Array(n);
  const l1 = new Float64Array(n);
  const l2 = new Float64Array(n);
  const x = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    d[i] = at(bands, 3 * i) - at(l1, i - 1) ** 2 * at(d, i - 1) - at(l2, i - 2) ** 2 * at(d, i - 2);
    l1[i] = (at(bands, 3 * i + 1) - at(l2, i - 1) * at(l1, i - 1) * at(d, i - 1)) / at(d, i);
    l2[i] = at(bands, 3 * i + 2) / at(d, i);
    x[i] = at(right, i) - at(l1, i - 1) * at(x, i - 1) - at(l2, i - 2) * at(x, i - 2);
  }
  for (let i = n - 1; i >= 0; i--) {
    x[i] =
      at(x, i) / at(d, i) -
      (i + 1 < n ? at(l1, i) * at(x, i + 1) : 0) -
      (i + 2 < n ? at(l2, i) * at(x, i + 2) : 0);
  }
  return x;
}
