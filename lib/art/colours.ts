/** Colour values by name, for light and for dark mode. */
export type Colours = { light: Record<string, string>; dark: Record<string, string> };

/**
 * Reads the custom properties from the first `:root` rule of each style sheet; where two sheets declare the same one, the
 * later sheet wins. Names come without `--`, and a value that is a `var()` is resolved.
 */
export function readColours(...sheets: string[]): Colours {
  const colours: Colours = { light: {}, dark: {} };
  for (const sheet of sheets) {
    const [, block = ''] = /^:root \{([^}]*)\}/m.exec(sheet) ?? [];
    for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
      const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
      colours.light[name] = light;
      colours.dark[name] = dark;
    }
  }
  return { light: resolveReferences(colours.light), dark: resolveReferences(colours.dark) };
}

function resolveReferences(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/^var\(--([\w-]+)\)$/, (_, other) => values[other] ?? ''),
    ]),
  );
}
