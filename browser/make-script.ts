type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: string, rules: Policy): Policy };

/** Not every browser has Trusted Types. */
const { trustedTypes } = window as { trustedTypes?: Policies };

/**
 * Makes the element that loads a script, which starts once it is in the page.
 *
 * @param policyName the Trusted Types policy that the page's Content-Security-Policy names for this script
 */
export function makeScript(policyName: string, src: string): HTMLScriptElement {
  // The Trusted Types policy allows this one URL, whatever URL is requested.
  const rules = { createScriptURL: () => src };
  const script = document.createElement('script');
  script.src = (trustedTypes?.createPolicy(policyName, rules) ?? rules).createScriptURL(src);
  return script;
}
