/** An error of the TypeScript compiler. */
export type Diagnostic = {
  file: string;
  /** Counted from 1, as is `column`. */
  line: number;
  column: number;
  /** The number after "TS", e.g. 2339. */
  code: number;
  message: string;
  /** The indented lines below the message, which explain it. */
  details: string;
};

/** A line of a file, counted from 1. */
export type Place = { file: string; line: number };

/** Returns the text of a file. */
export type Read = (file: string) => string;

/** Reads the compiler's report. An error begins at the start of a line, and its details are indented. */
export function parseReport(report: string): Diagnostic[] {
  const blocks = report.split(/\n(?=\S)/);
  return blocks.flatMap((block) => {
    const [first = '', ...details] = block.split('\n');
    const [, file, line, column, code, message] =
      /^([^(]+)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(first.trim()) ?? [];
    if (!file || !message) return [];
    const at = { file, line: Number(line), column: Number(column), code: Number(code) };
    return [{ ...at, message, details: details.join('\n') }];
  });
}

export function lineOf(read: Read, { file, line }: Place): string {
  return read(file).split('\n')[line - 1] ?? '';
}

/** The first line from `place` on that gives a value to `key`; `place` itself if there is none. */
export function findKey(read: Read, place: Place, key: string): Place {
  const lines = read(place.file).split('\n');
  const index = lines.findIndex((line, i) => i >= place.line - 1 && new RegExp(`\\b${key}:`).test(line));
  return index < 0 ? place : { file: place.file, line: index + 1 };
}

/** The finding as it is printed, e.g. "content/offer.ts:12: valueUsd is '12': write the number alone, 12." */
export function tell({ file, line }: Place, sentence: string): string {
  return `${file}:${line}: ${sentence}`;
}

/** The types in "Type 'A' is not assignable to type 'B'". */
const twoTypes =
  /[Tt]ype '((?:[^']|'(?=[^ ]))*)' (?:is not (?:assignable|comparable) )?to (?:type|parameter of type) '([^\n]*?)'(?=[ .]|$)/gm;

/**
 * The types of the innermost value that is wrong, and the property that holds it, if the compiler names one. Its last
 * lines are about that value. Without two types, both are empty.
 */
export function readMismatch(explanation: string) {
  const [, from = '', to = ''] = [...explanation.matchAll(twoTypes)].at(-1) ?? [];
  const property = [...explanation.matchAll(/Types of property '(\w+)' are incompatible/g)].at(-1)?.[1];
  return { from, to, property };
}
