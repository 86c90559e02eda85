import type { Page } from '@playwright/test';

/** Features that a browser may lack. Inserting "x-" at each match makes the browser ignore the feature. */
export const features = {
  ':has()': /(?<=:)(?=has\()/g,
  'container queries and units': /(?<=@)(?=container)|(?=container-type)|(?<=\d)(?=cq[iw])/g,
  'dialog and popover':
    /(?<=<\/?)(?=dialog)|(?<= )(?=popover(target|targetaction)?=")|(?<=:)(?=popover-open)/gi,
  popover: /(?<= )(?=popover(target|targetaction)?=")|(?<=:)(?=popover-open)/gi,
  'details that style their content': /(?<=::)(?=details-content)/g,
  'cascade layers': /(?<=@)(?=layer)/g,
  'style sheets': /(?<=<\/?)(?=style\b)/g,
  'overflow that is clipped': /(?<=overflow(-[xy])?: ?)(?=clip)/g,
  'content that is laid out later': /(?=content-visibility)/g,
  'registered properties': /(?<=@)(?=property)/g,
  'text wrap': /(?=text-wrap)/g,
  'media queries about scripts': /(?<=\()(?=scripting)/g,
} satisfies Record<string, RegExp>;

export type Feature = keyof typeof features;

/**
 * Renames features in the site's responses, so that the browser ignores them. Returns a function that counts the
 * replacements so far. The page's policy must be bypassed, because its hashes no longer match.
 */
export async function removeFeatures(page: Page, names: readonly Feature[]) {
  let count = 0;
  const isText = (url: URL) => url.hostname === 'localhost' && /(\.css|\/[a-z-]*)$/.test(url.pathname);
  await page.route(isText, async (route) => {
    const response = await route.fetch();
    // Class names may contain the name of a function, so they are left alone.
    const parts = (await response.text()).split(/( class="[^"]*")/);
    for (let i = 0; i < parts.length; i += 2) {
      for (const name of names) {
        count += parts[i]?.match(features[name])?.length ?? 0;
        parts[i] = parts[i]?.replace(features[name], 'x-') ?? '';
      }
    }
    await route.fulfill({ response, body: parts.join('') });
  });
  return () => count;
}
