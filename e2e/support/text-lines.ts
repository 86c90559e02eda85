/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = [number, number, number, number];

/** One painted line of text: its box in pixels of the page, and its colour. */
export type Line = { left: number; top: number; right: number; bottom: number; color: Rgba; text: string };

/** Every line of text that the page paints. Runs in the page itself, so it may use nothing from outside. */
export function listLines() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColor = (css: string): Rgba => {
    if (!canvas) throw new Error('This browser draws no canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Off the screen, or clipped to a dot for screen readers only.
    if (parent.closest('.sr-only, .skip-link')) continue;
    const { color, fontSize } = getComputedStyle(parent);
    if (Number.parseFloat(fontSize) === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      lines.push({
        left: box.left + scrollX,
        top: box.top + scrollY,
        right: box.right + scrollX,
        bottom: box.bottom + scrollY,
        color: readColor(color),
        text,
      });
    }
  }
  return lines;
}
