export type Device = { width: number; height: number; hasScripts: boolean };

/** A browser with one page, reduced to what both drivers can do. Elements are passed as expressions that find them. */
export type Engine = {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<unknown>;
  /** Returns the value of an expression, even if the page's own scripts are off. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Scrolls to the element and clicks its centre. */
  click: (element: string) => Promise<void>;
  key: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** The messages of uncaught errors so far. The WebKit driver reports none. */
  errors: readonly string[];
  close: () => Promise<void>;
};

/** An expression for the first visible element that matches and has this name; its value is `null` if there is none. */
export function named(css: string, name: string) {
  return `(${findNamed})(${JSON.stringify(css)}, ${JSON.stringify(name)})`;
}

/** Runs in the page. */
function findNamed(css: string, name: string) {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  return [...document.querySelectorAll(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => nameOf(element)?.replace(/\s+/g, ' ').trim() === name);
}
