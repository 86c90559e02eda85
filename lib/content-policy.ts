import { createHash } from 'node:crypto';

type Reach = 'frameSrc' | 'mediaSrc' | 'scriptSrc' | 'connectSrc' | 'imgSrc';

/**
 * What one page may reach beyond this site, from the settings. With another's script in `scriptSrc`, the page cannot
 * require trusted types.
 */
export type PageNeeds = Readonly<
  Partial<Record<Reach, readonly string[]>> & {
    /**
     * The one script of a vendor's, by its address or `'self'`. The page goes on to require trusted types, and names
     * every script it runs, so that this one can fetch no other.
     */
    vendorScript?: string;
  }
>;

/** How a policy names an inline piece by its text. */
function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Every piece of code or style that stands in the page itself; data blocks are neither. */
function inlinePieces(html: string, tag: 'script' | 'style') {
  const pieces = Array.from(html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g')));
  return pieces
    .filter(([, attributes = '']) => !/ type="application\/|\bsrc="/.test(attributes))
    .map(([, , text = '']) => text);
}

function orNone(sources: readonly string[] = []) {
  return sources.length > 0 ? [...new Set(sources)].join(' ') : "'none'";
}

/** What Vercel documents for the toolbar that it puts into previews, by directive. */
const toolbar: Readonly<Record<string, string>> = {
  'script-src': 'https://vercel.live',
  'style-src': "https://vercel.live 'unsafe-inline'",
  'img-src': 'https://vercel.live https://vercel.com data: blob:',
  'font-src': 'https://vercel.live https://assets.vercel.com',
  'connect-src': 'https://vercel.live wss://ws-us3.pusher.com',
  'frame-src': 'https://vercel.live',
};

/**
 * The policy of a preview that Vercel serves. `strict-dynamic` would have the browser ignore the toolbar's host, a
 * style's hash its inline styles, and required trusted types stop its markup.
 */
export function withToolbar(policy: string): string {
  const directives = policy.split('; ').filter((directive) => !/trusted-types/.test(directive));
  return directives
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      if (!toolbar[name]) return directive;
      const kept = sources.filter((source) => !/^'(none|strict-dynamic)'$/.test(source));
      if (name === 'script-src' && !kept.includes("'self'")) kept.unshift("'self'");
      const own = name === 'style-src' ? kept.filter((source) => !source.startsWith("'sha")) : kept;
      return [name, ...own, toolbar[name]].join(' ');
    })
    .join('; ');
}

/**
 * The Content-Security-Policy of a finished page: nothing but what the page holds or its settings name. Scripts run by
 * hash, and what those fetch is trusted through them (`strict-dynamic`), unless one of them is a vendor's; there is no
 * `unsafe-` anything.
 */
export function contentPolicy(
  html: string,
  needs: PageNeeds,
  { isHttps, isPreview = false }: { isHttps: boolean; isPreview?: boolean },
): string {
  const { scriptSrc = [], imgSrc = [], connectSrc = [], frameSrc, mediaSrc, vendorScript } = needs;
  const fetched = vendorScript ? ["'self'", vendorScript] : ["'strict-dynamic'"];
  const directives = [
    "default-src 'none'",
    `script-src ${orNone([...fetched, ...inlinePieces(html, 'script').map(hashSource), ...scriptSrc])}`,
    `style-src ${orNone(["'self'", ...inlinePieces(html, 'style').map(hashSource)])}`,
    `img-src ${orNone(["'self'", ...imgSrc])}`,
    "font-src 'self'",
    // For robots.txt, which Lighthouse fetches as the page would.
    `connect-src ${orNone(["'self'", ...connectSrc])}`,
    `frame-src ${orNone(frameSrc)}`,
    `media-src ${orNone(mediaSrc)}`,
    "form-action 'none'",
    "base-uri 'none'",
  ];
  if (scriptSrc.length === 0) {
    // The review tag names the one script that it fetches by a policy of its own.
    const names = ['islands', ...(vendorScript ? ['vendor-script'] : []), ...(isPreview ? ['review'] : [])];
    directives.push("require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`);
  }
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * Puts the policy ahead of everything it governs.
 * @throws one sentence when the page could not keep it, because of a style attribute or an event handler
 */
export function insertPolicy(html: string, policy: string, page: string): string {
  const outside = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const inlineAttribute = /<[a-z][^>]* (style|on[a-z]+)="/i.exec(outside);
  if (inlineAttribute) {
    throw new Error(
      `${page} holds a ${inlineAttribute[1]} attribute, which its Content-Security-Policy forbids: use a class.`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`;
  if (!html.includes('<meta charSet="utf-8"/>')) {
    throw new Error(
      `${page} lacks the meta charset that its policy is put behind: Next's output has changed.`,
    );
  }
  return html.replace('<meta charSet="utf-8"/>', (charset) => charset + meta);
}
