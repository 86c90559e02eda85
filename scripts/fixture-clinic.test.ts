import { filledContent, withoutPending } from './fixture-clinic';

test('every way to write a pending note is taken out, and nothing else', () => {
  const source = [
    "export const aPending = 'Ask “A”.';",
    "export const longPending =\n  'Ask at length.';",
    'export type B = { pending?: string; text: string };',
    "export const b = { text: 'pending: yes', pending: 'Ask, b.' };",
    'export const c = {',
    '  pending:',
    '    "Ask it\'s c.",',
    '  tablePending: `Ask d.`,',
    '};',
  ].join('\n');
  const left = withoutPending(source);
  expect(left).not.toContain('Ask');
  expect(left).toContain("text: 'pending: yes'");
  expect(left).toContain('pending?: string;');
});

test('a fact that content no longer has is said, not passed over', () => {
  expect(() => filledContent('clinic.ts', 'export const clinic = {};', '2026-11-21')).toThrow(
    'content/clinic.ts has no line "name: …,"',
  );
});
