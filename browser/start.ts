/**
 * Stands last in every page, in place of the framework's scripts, and fetches them at the visitor's first sign of
 * needing one: a press, a key or focus inside an element marked `data-start`, or a `start` event that another of our
 * small scripts sends. The mark may name a declaration: where the browser knows it, the element needs no script. A
 * finger that comes down may be about to scroll, so it counts once it has pressed.
 * Everything so marked works before the scripts arrive; they only add to it.
 */
const sources = document.currentScript?.dataset.sources?.split(' ') ?? [];

type TrustedTypes = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
};

// The framework hands the browser plain strings; these are the only ones it has a use for.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) =>
    new URL(url, location.href).href.startsWith(`${location.origin}/_next/`) ? url : null,
  createHTML: (html) => (html === '<script></script>' ? html : null),
});

/** As sent. React would draw a page anew whose words are not, which the policy forbids: the visitor would lose it. */
const words = document.body.textContent;

function isTranslated() {
  return document.body.textContent !== words || document.querySelector('font') !== null;
}

function run(source: string, onload?: () => void) {
  const script = document.createElement('script');
  script.src = source;
  if (onload) script.onload = onload;
  document.head.append(script);
}

/** Fetched but not run. Not `prefetch`, which Safari does not know and Firefox blocks where `default-src` is 'none'. */
function preload(source: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = source;
  document.head.append(link);
}

function start() {
  if (sources.length === 0 || isTranslated()) return;
  const runtime = sources.pop() as string;
  preload(runtime);
  let missing = sources.length;
  for (const source of sources.splice(0)) {
    run(source, () => {
      missing -= 1;
      if (missing === 0) run(runtime);
    });
  }
}

/** After the frame that shows what the press does without the framework: starting takes a slow phone 10 to 70 ms. */
function startOnceAnswered() {
  requestAnimationFrame(() => setTimeout(start));
}

for (const sign of ['pointerdown', 'click', 'keydown', 'focusin']) {
  document.addEventListener(
    sign,
    (event) => {
      if (sign === 'pointerdown' && (event as PointerEvent).pointerType === 'touch') return;
      // No browser knows an empty declaration.
      const marked = (event.target as Element).closest?.<HTMLElement>('[data-start]');
      if (marked && !CSS.supports(marked.dataset.start as string)) startOnceAnswered();
    },
    true,
  );
}
document.addEventListener('start', start);

export {};
