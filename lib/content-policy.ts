import { createHash } from 'node:crypto';

type Reach = 'frameSrc' | 'mediaSrc' | 'scriptSrc' | 'connectSrc' | 'imgSrc';

/**
 * What one page may load from other origins, according to the settings. If `scriptSrc` allows a script of another
 * company, the page cannot require Trusted Types.
 */
export type PageNeeds = Readonly<
  Partial<Record<Reach, readonly string[]>> & {
    /**
     * The URL of the only vendor script on the page, or `'self'`. The page still requires Trusted Types, and its policy
     * lists every script by hash or URL, so that the vendor's script can load no other.
     */
    vendorScript?: string;
  }
>;

/** The CSP source that allows an inline script or style by the hash of its text. */
function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The text of every inline script or style of the page, except data blocks such as JSON. The inline script that starts
 * Google Analytics (`type="text/plain"`) is included, because browser/counting.ts runs the same text.
 */
function inlinePieces(html: string, tag: 'script' | 'style') {
  const pieces = Array.from(html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g')));
  return pieces
    .filter(([, attributes = '']) => !/ type="application\/|\bsrc="/.test(attributes))
    .map(([, , text = '']) => text);
}

function orNone(sources: readonly string[] = []) {
  return sources.length > 0 ? [...new Set(sources)].join(' ') : "'none'";
}

/** The sources that Vercel documents for its preview toolbar, keyed by directive. */
const toolbar: Readonly<Record<string, string>> = {
  'script-src': 'https://vercel.live',
  'style-src': "https://vercel.live 'unsafe-inline'",
  'img-src': 'https://vercel.live https://vercel.com data: blob:',
  'font-src': 'https://vercel.live https://assets.vercel.com',
  'connect-src': 'https://vercel.live wss://ws-us3.pusher.com',
  'frame-src': 'https://vercel.live',
};

/**
 * The policy of a preview on Vercel. With `strict-dynamic` the browser would ignore the toolbar's host, a style hash
 * would forbid its inline styles, and required Trusted Types would block its markup.
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
 * The Content-Security-Policy of a finished page, which allows only what the page contains or its settings name. Inline
 * scripts are allowed by hash, and so is whatever those load (`strict-dynamic`), unless one of them loads a vendor's
 * script. There is no `unsafe-` source.
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
    // Lighthouse fetches robots.txt from within the page.
    `connect-src ${orNone(["'self'", ...connectSrc])}`,
    `frame-src ${orNone(frameSrc)}`,
    `media-src ${orNone(mediaSrc)}`,
    "form-action 'none'",
    "base-uri 'none'",
  ];
  if (scriptSrc.length === 0) {
    // The review tag loads its script through a Trusted Types policy of its own.
    const names = ['islands', ...(vendorScript ? ['vendor-script'] : []), ...(isPreview ? ['review'] : [])];
    directives.push("require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`);
  }
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * Inserts the policy ahead of everything that it governs.
 * @throws Error with a one-sentence message if a style attribute or an event handler would violate the page's policy
 */
export function insertPolicy(html: string, policy: string, page: string): string {
  const outside = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const inlineAttribute = /<[a-z][^>]* (style|on[a-z]+)="/i.exec(outside);
  if (inlineAttribute) {
    throw new Error(
      `${page} contains the attribute ${inlineAttribute[1]}, which its Content-Security-Policy forbids: use a class.`,
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
