export type Colours = { light: Record<string, string>; dark: Record<string, string> };

/** The custom properties of `:root` and of its dark counterpart, `var()` resolved; a later sheet wins. Names come without `--`. */
export function readColours(...sheets: string[]): Colours {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const sheet of sheets) {
    const darkBlock = /@media \(prefers-color-scheme: dark\)\s*\{\s*:root\s*\{([^}]*)\}/.exec(sheet);
    const lightBlock = /^:root\s*\{([^}]*)\}/m.exec(sheet);
    Object.assign(light, declarations(lightBlock?.[1] ?? ''));
    Object.assign(dark, declarations(darkBlock?.[1] ?? ''));
  }
  return { light: resolve(light), dark: resolve({ ...light, ...dark }) };
}

function declarations(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
}

function resolve(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/^var\(--([\w-]+)\)$/, (_, other) => values[other] ?? ''),
    ]),
  );
}
