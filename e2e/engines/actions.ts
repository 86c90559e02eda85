import { type Key, keys, type Pointer } from './engine';

/** Input as W3C WebDriver's "actions", which WebDriver BiDi takes, too. */

export function pressActions({ x, y }: { x: number; y: number }, pointerType: Pointer) {
  const moves = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions: moves }];
}

function strike(value: string) {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

function keyActions(actions: readonly { type: string; value: string }[]) {
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function pressKeyActions(key: Key) {
  if (key !== 'Shift+Tab') return keyActions(strike(keys[key]));
  const [down, up] = strike(keys.Shift);
  return keyActions([down, ...strike(keys.Tab), up].filter((action) => action !== undefined));
}

export function typeActions(text: string) {
  return keyActions([...text].flatMap(strike));
}
