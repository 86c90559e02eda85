import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import postcss, { type Rule } from 'postcss';

/** Every rule in the styles of the built pages, and in the style sheets beside them. */
function readRules() {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const styles = files.flatMap((file) => {
    if (file.endsWith('.css')) return readFileSync(join('out', file), 'utf8');
    if (!file.endsWith('.html')) return [];
    const html = readFileSync(join('out', file), 'utf8');
    return Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css);
  });
  const rules: Rule[] = [];
  postcss.parse(styles.join('\n')).walkRules((rule) => void rules.push(rule));
  return rules;
}

/** The values that a rule gives to a property or its shorthand. */
function valuesOf(rule: Rule, property: RegExp) {
  return rule.nodes.flatMap((node) => (node.type === 'decl' && property.test(node.prop) ? node.value : []));
}

function isWithin(rule: Rule, query: string) {
  for (let part: postcss.Container | postcss.Document | undefined = rule.parent; part; part = part.parent)
    if (part.type === 'atrule' && (part as postcss.AtRule).params.replaceAll(' ', '').includes(query))
      return true;
  return false;
}

const withoutState = (selector: string) => selector.replace(/:(hover|active|focus(-visible)?)/g, '');

test('no rule gives text and background the same colour, even in browsers that lack a CSS function', () => {
  const rules = readRules();
  expect(rules.length).toBeGreaterThan(100);
  const colours = new Map<string, Set<string>>();
  for (const rule of rules) {
    for (const selector of rule.selectors) {
      const known = colours.get(selector) ?? new Set();
      for (const value of valuesOf(rule, /^color$/)) known.add(value);
      colours.set(selector, known);
    }
  }
  const faulty = rules.flatMap((rule) =>
    rule.selectors.filter((selector) => {
      const text = [...(colours.get(selector) ?? []), ...(colours.get(withoutState(selector)) ?? [])];
      return valuesOf(rule, /^background(-color)?$/).some((value) => text.includes(value));
    }),
  );
  expect([...new Set(faulty)]).toEqual([]);
});

test('hover styles do not apply to touch, where they would stay after a tap', () => {
  const outside = readRules().filter(
    (rule) => rule.selector.includes(':hover') && !isWithin(rule, 'hover:hover'),
  );
  expect([...new Set(outside.map(({ selector }) => selector))]).toEqual([]);
});

test('colours are written in a form that every supported browser understands', () => {
  const values = readRules().flatMap((rule) => valuesOf(rule, /./));
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => /\b(oklch|oklab|color-mix|light-dark)\(/.test(value))).toEqual([]);
});
