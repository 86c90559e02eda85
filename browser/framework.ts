/**
 * Stands last in every page, in place of the framework's scripts (scripts/finish/framework.ts), and fetches them once they
 * are needed: when something inside an element marked `data-needs-framework` gets focus or is pressed, or when another
 * script sends `load-framework`. Everything works before they arrive; they only add to it.
 */
const sources = document.currentScript?.dataset.sources?.split(' ') ?? [];
type Rules = Record<string, (text: string) => string | null>;
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): unknown } };

// The framework hands the browser plain strings; these are the only ones it has a use for.
trustedTypes?.createPolicy('default', {
  createScriptURL: (url) =>
    new URL(url, location.href).href.startsWith(`${location.origin}/_next/`) ? url : null,
  createHTML: (html) => (html === '<script></script>' ? html : null),
});

/** As sent. React would draw a page anew whose words are not, which the policy forbids: the visitor would lose it. */
const words = document.body.textContent;

/** Once, in their order: the last one starts the others. */
function load() {
  const isTranslated = document.body.textContent !== words || document.querySelector('font') !== null;
  for (const source of isTranslated ? [] : sources.splice(0)) {
    const script = document.createElement('script');
    script.async = false;
    script.src = source;
    document.head.append(script);
  }
}

// Where the browser marks the section in view by itself (app/styles/controls.css) the nav needs no framework.
if (!CSS.supports('scroll-target-group', 'auto')) {
  for (const sign of ['focusin', 'click']) {
    document.addEventListener(sign, ({ target }) => {
      // After the frame that answers the press: starting takes a slow phone 10 to 70 ms.
      if ((target as Element).closest('[data-needs-framework]'))
        requestAnimationFrame(() => setTimeout(load));
    });
  }
}
document.addEventListener('load-framework', load);

export {};
