/** A string as it stands in a source file. */
export type Literal = {
  /** Line of its first character, from 1. */
  line: number;
  /** The `export const` it stands in, or null. */
  exportName: string | null;
  /** The property or constant it is the value of, or null. */
  key: string | null;
  /** Its text, cut where a template has a hole; one part where it has none. */
  parts: readonly string[];
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

function unescaped(text: string) {
  return text.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|([\s\S]))/gi, (_, long, four, other) =>
    other ? (ESCAPES[other] ?? other) : String.fromCodePoint(Number.parseInt(long ?? four, 16)),
  );
}

/**
 * Every string of a content file, in order, those inside a template's holes included. Comments are not read. A regular
 * expression would be, so content must hold none, which its rule "words and numbers only" already says.
 */
export function readLiterals(source: string): Literal[] {
  const literals: Literal[] = [];
  let exportName: string | null = null;
  let at = 0;

  function quoted(quote: string) {
    let text = '';
    for (at += 1; at < source.length && source[at] !== quote; at += 1) {
      text += source[at];
      if (source[at] === '\\') text += source[++at];
    }
    at += 1;
    return [unescaped(text)];
  }

  function template() {
    const parts = [''];
    for (at += 1; at < source.length && source[at] !== '`'; ) {
      if (source.startsWith('${', at)) {
        at += 2;
        code('}');
        parts.push('');
      } else {
        const length = source[at] === '\\' ? 2 : 1;
        parts[parts.length - 1] += source.slice(at, at + length);
        at += length;
      }
    }
    at += 1;
    return parts.map(unescaped);
  }

  /** Reads code up to the closing brace that belongs to it, or to the end. */
  function code(end: '}' | null) {
    let depth = 0;
    while (at < source.length) {
      const char = source[at] as string;
      if (end && char === end && depth === 0) {
        at += 1;
        return;
      }
      const comment = /^(\/\/.*|\/\*[\s\S]*?\*\/)/.exec(char === '/' ? source.slice(at) : '')?.[0];
      if (comment) {
        at += comment.length;
      } else if (char === "'" || char === '"' || char === '`') {
        const before = source.slice(Math.max(0, at - 80), at);
        const literal = {
          line: source.slice(0, at).split('\n').length,
          exportName,
          key: /([\w$]+)\s*[:=]\s*$/.exec(before)?.[1] ?? null,
        };
        const place = literals.length;
        const parts = char === '`' ? template() : quoted(char);
        literals.splice(place, 0, { ...literal, parts });
      } else {
        const declared = depth === 0 && /^export (?:const|type) (\w+)/.exec(source.slice(at, at + 80));
        if (declared) exportName = declared[0].startsWith('export const') ? (declared[1] as string) : null;
        if (char === '{') depth += 1;
        if (char === '}') depth -= 1;
        at += 1;
      }
    }
  }

  code(null);
  return literals;
}

function escaped(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The line on which `text` is written, a template's holes standing for anything; null where nothing fits. */
export function lineOfText(literals: readonly Literal[], text: string): number | null {
  const fitting = literals
    .filter(({ parts }) => new RegExp(`^${parts.map(escaped).join('[\\s\\S]*')}$`).test(text))
    .sort((a, b) => b.parts.join('').length - a.parts.join('').length);
  return fitting[0]?.line ?? null;
}

/** The line of a property inside an exported value, by the keys that lead to it; of the export where a key is absent. */
export function lineOfKey(source: string, exportName: string, ...keys: readonly string[]): number | null {
  let at = source.search(new RegExp(`^export const ${exportName}\\b`, 'm'));
  if (at < 0) return null;
  for (const key of keys) {
    const found = source.slice(at).search(new RegExp(`(?<=[{,\\s])${key}:`));
    if (found < 0) break;
    at += found;
  }
  return source.slice(0, at).split('\n').length;
}
