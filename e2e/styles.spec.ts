import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import postcss, { type Rule } from 'postcss';

/** Every rule of the styles that the built pages hold, and of the style sheets beside them. */
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

/** The values that a rule gives a property, or its shorthand. */
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

test('no rule paints text on its own colour, not even for browsers that lack a function', () => {
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

test('styles for a pointer that hovers are kept from fingers, after whose tap they would stay', () => {
  const outside = readRules().filter(
    (rule) => rule.selector.includes(':hover') && !isWithin(rule, 'hover:hover'),
  );
  expect([...new Set(outside.map(({ selector }) => selector))]).toEqual([]);
});

test('colours are written as every supported browser knows them', () => {
  const values = readRules().flatMap((rule) => valuesOf(rule, /./));
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => /\b(oklch|oklab|color-mix|light-dark)\(/.test(value))).toEqual([]);
});
