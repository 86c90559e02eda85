import type { Result } from './result';
import type { Spread } from './spread';

type Value = Spread | number | string;

function isSpread(value: object): value is Spread {
  return 'median' in value && 'min' in value && 'max' in value;
}

/** Every figure of a result by its path, e.g. "pages › / › lighthouse › page › lcpMs". */
function flatten(value: unknown, path: readonly string[] = []): [string, Value][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path.join(' › '), value as number | string]];
  if (Array.isArray(value)) return [[path.join(' › '), [...value].sort().join(', ') || 'none']];
  if (isSpread(value)) return [[path.join(' › '), value]];
  return Object.entries(value).flatMap(([key, part]) => flatten(part, [...path, key]));
}

/** Measured values have moved when neither median lies within the other's spread; the rest when they differ at all. */
function hasMoved(before: Value, now: Value) {
  if (typeof before === 'object' && typeof now === 'object') {
    const isOutside = (value: number, { min, max }: Spread) => value < min || value > max;
    return isOutside(now.median, before) && isOutside(before.median, now);
  }
  return before !== now;
}

function say(value: Value) {
  if (typeof value !== 'object') return String(value);
  return `${value.median} [${value.min}–${value.max}]`;
}

/** One line for each figure that moved beyond its spread, and for each that only one of the results has. */
export function compareResults(before: Result, now: Result): string[] {
  const figures = ({ pages, visitors, taps, toBookingMs }: Partial<Result>) =>
    new Map(flatten({ pages, visitors, taps, toBookingMs }));
  const [old, fresh] = [figures(before), figures(now)];
  const lines: string[] = [];
  for (const [path, value] of fresh) {
    const last = old.get(path);
    if (last === undefined) lines.push(`${path}: new, ${say(value)}`);
    else if (hasMoved(last, value)) lines.push(`${path}: ${say(last)} → ${say(value)}`);
  }
  // What this run was not asked to measure is not gone.
  const measured = new Set(Object.keys(now.pages));
  for (const [path, value] of old) {
    const [group, page = ''] = path.split(' › ');
    const wasLeftOut = group === 'pages' ? !measured.has(page) : !measured.has('/');
    if (!fresh.has(path) && !wasLeftOut) lines.push(`${path}: gone, was ${say(value)}`);
  }
  return lines;
}
