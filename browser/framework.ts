/**
 * Stands last in a page that has something for the framework to do, in place of its scripts (scripts/finish/framework.ts),
 * and fetches them when another script sends `load-framework`. Everything works before they arrive.
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
    document.head.append(Object.assign(document.createElement('script'), { async: false, src: source }));
  }
}

document.addEventListener('load-framework', load);
