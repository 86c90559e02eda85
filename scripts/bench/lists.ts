/** Values gathered under names, in the order they came. */
export function createLists<Value>() {
  const lists = new Map<string, Value[]>();
  return {
    add(name: string, value: Value) {
      lists.set(name, [...this.get(name), value]);
    },
    get: (name: string): Value[] => lists.get(name) ?? [],
  };
}
