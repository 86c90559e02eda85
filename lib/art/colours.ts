export type Colours = { light: Record<string, string>; dark: Record<string, string> };

/** What each sheet's first `:root` declares, `var()` resolved; a later sheet wins. Names come without `--`. */
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
  return { light: resolve(colours.light), dark: resolve(colours.dark) };
}

function resolve(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/^var\(--([\w-]+)\)$/, (_, other) => values[other] ?? ''),
    ]),
  );
}
