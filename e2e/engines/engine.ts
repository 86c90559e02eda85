export type Device = { width: number; height: number; hasScripts: boolean };

/** A browser with one page, as far as each driver can steer it. An element is given as an expression that finds it. */
export type Engine = {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<unknown>;
  /** What an expression yields, also where the page's own scripts are off. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Scrolls to the element and presses its middle, as a mouse would. */
  click: (element: string) => Promise<void>;
  key: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** Texts of errors that nothing caught, so far; the WebKit driver does not tell any. */
  errors: readonly string[];
  close: () => Promise<void>;
};

/** An expression for the first visible element that matches and has this name; `null` where there is none. */
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
