import type { Finding } from './finding';
import { groupFindings, tellOpenPoints } from './review-list';

const finding: Finding = {
  severity: 'error',
  file: 'content/offer.ts',
  line: 12,
  message: 'Confirm the price.',
  href: '/#value',
  isPending: true,
  knownBy: 'owner',
};
const pages = [{ path: '/', name: 'the home page' }];

test('the points of one person are grouped by page, errors first', () => {
  const warning: Finding = { ...finding, severity: 'warning', message: 'Split the sentence.' };
  const [group, ...others] = groupFindings([warning, finding], pages);
  expect(others).toEqual([]);
  expect(group?.pages).toEqual([{ name: 'the home page', findings: [finding, warning] }]);
});

test('the copied list has plain words, without files and lines', () => {
  const setting: Finding = {
    ...finding,
    file: 'settings',
    line: null,
    message: 'Name the scheduler.',
    href: null,
  };
  const whole: Finding = { ...finding, message: 'Write the name.', href: null };
  const [group] = groupFindings([finding, setting, whole], pages);
  expect(group && tellOpenPoints(group)).toBe(
    `What the clinic’s owner or manager can answer

On the home page:
- Confirm the price.

In the settings on your host:
- Name the scheduler.

On the site as a whole:
- Write the name.`,
  );
});
