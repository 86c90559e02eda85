import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { contentPolicy, insertPolicy, withToolbar } from './content-policy';

const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';

function page({ inHead = '', body = '' } = {}) {
  return `${head}${inHead}</head><body>${body}</body></html>`;
}

function directive(policy: string, name: string) {
  return policy.split('; ').find((part) => part.split(' ')[0] === name);
}

test('a page that needs no other origin allows only its own files', () => {
  const policy = contentPolicy(page(), {}, { isHttps: true });
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  for (const name of ['frame-src', 'media-src', 'form-action', 'base-uri']) {
    expect(directive(policy, name)).toBe(`${name} 'none'`);
  }
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(directive(policy, 'require-trusted-types-for')).toBeDefined();
  expect(directive(policy, 'upgrade-insecure-requests')).toBeDefined();
});

test('every inline script and style is allowed by its hash, but a data block is not', () => {
  const html = page({
    inHead: '<style>a{b:c}</style><script type="application/ld+json">{}</script>',
    body: '<script data-x="1">run()</script>',
  });
  const policy = contentPolicy(html, {}, { isHttps: false });
  const sha = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(directive(policy, 'script-src')).toBe(`script-src 'strict-dynamic' 'sha256-${sha('run()')}'`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' 'sha256-${sha('a{b:c}')}'`);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('text that a script runs later is allowed by its hash, because it runs as an inline script', () => {
  const policy = contentPolicy(
    page({ body: '<script type="text/plain">start()</script>' }),
    {},
    { isHttps: true },
  );
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(directive(policy, 'script-src')).toContain(`'sha256-${hash}'`);
});

test('a script of another company is allowed by name, and trusted types are then not required', () => {
  const needs = { scriptSrc: ['https://vendor.example'] };
  const policy = contentPolicy(page(), needs, { isHttps: false });
  expect(directive(policy, 'script-src')).toContain('https://vendor.example');
  expect(directive(policy, 'require-trusted-types-for')).toBeUndefined();
});

test('a vendor’s script is allowed by name and can load no other, while trusted types stay required', () => {
  const vendorScript = 'https://vendor.example/js/embed.js';
  const html = page({ body: '<script>run()</script>' });
  const policy = contentPolicy(html, { vendorScript }, { isHttps: false });
  expect(directive(policy, 'script-src')).toMatch(
    /^script-src 'self' https:\/\/vendor\.example\/js\/embed\.js 'sha/,
  );
  expect(policy).not.toContain('strict-dynamic');
  expect(directive(policy, 'require-trusted-types-for')).toBeDefined();
  expect(directive(policy, 'trusted-types')).toBe('trusted-types islands vendor-script');
  expect(contentPolicy(html, {}, { isHttps: false })).not.toContain('vendor');
});

test('Google’s CSP Evaluator has no finding', () => {
  const html = page({ body: '<script>run()</script>' });
  const needs = { frameSrc: ['https://cal.example'] };
  const { csp } = new CspParser(contentPolicy(html, needs, { isHttps: true }));
  expect(new CspEvaluator(csp).evaluate()).toEqual([]);
});

test('for Vercel’s toolbar the policy adds its hosts and inline styles, and keeps the rest', () => {
  const html = page({ inHead: '<style>a{}</style>', body: '<script>run()</script>' });
  const policy = contentPolicy(html, { frameSrc: ['https://cal.example'] }, { isHttps: true });
  const open = withToolbar(policy);
  const [, hash] = directive(policy, 'script-src')?.match(/('sha256-\S+)/) ?? [];
  expect(directive(open, 'script-src')).toBe(`script-src 'self' ${hash} https://vercel.live`);
  expect(directive(open, 'style-src')).toBe("style-src 'self' https://vercel.live 'unsafe-inline'");
  expect(directive(open, 'frame-src')).toBe('frame-src https://cal.example https://vercel.live');
  expect(directive(open, 'connect-src')).toContain("'self' https://vercel.live wss://ws-us3.pusher.com");
  expect(open).not.toMatch(/trusted-types|strict-dynamic/);
  expect(directive(open, 'default-src')).toBe("default-src 'none'");
  expect(insertPolicy(html, open, 'x.html')).toContain('vercel.live');
});

test('the policy comes right after the charset in the head', () => {
  expect(insertPolicy(page(), "default-src 'none'", 'x.html')).toContain(
    `${head}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/></head>`,
  );
});

test.each([
  ['a style attribute', '<p style="color:red">x</p>', /x\.html contains the attribute style/],
  ['an event handler', '<p onclick="x()">x</p>', /x\.html contains the attribute onclick/],
])('%s stops the build', (_, body, message) => {
  const html = page({ body });
  expect(() => insertPolicy(html, contentPolicy(html, {}, { isHttps: false }), 'x.html')).toThrow(message);
});
