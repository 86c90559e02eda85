import { countByPerson, formatQuestions, summarize } from './finding';
import { knownBy } from './known-by';

test.each([
  ['clinic.clinic.phone', 'owner'],
  ['offer.price.paidInFullUsd', 'owner'],
  ['safety.risksPending', 'clinician'],
  ['safety.goodFaithEstimate.body.2', 'counsel'],
  ['home.questions.items.hurt.answer', 'clinician'],
  ['home.questions.items.insurance.pending', 'counsel'],
  ['clinic.clinic.languageAssistanceNotice', 'counsel'],
  ['clinic.clinic.noticeOfPrivacyPractices', 'counsel'],
  ['settings.SITE_URL', 'host'],
  ['settings.SCHEDULING_URL', 'owner'],
  ['errors.notFound.title', 'developer'],
  ['somewhere.new', 'owner'],
])('%s is answered by the %s', (at, person) => {
  expect(knownBy(at)).toBe(person);
});

test('the list for one person has only their questions, each with its line', () => {
  const at = { severity: 'error', href: null, isPending: false } as const;
  const findings = [
    { ...at, file: 'content/clinic.ts', line: 56, message: 'Write the notice.', knownBy: 'counsel' },
    { ...at, file: 'settings', line: null, message: 'Set SITE_URL.', knownBy: 'host' },
  ] as const;
  expect(formatQuestions(findings, 'counsel')).toBe('Counsel:\n- Write the notice. (content/clinic.ts:56)');
  expect(formatQuestions(findings, 'owner')).toMatch(/nothing is open\.$/);
  expect(countByPerson(findings)).toBe('counsel 1, host 1');
});

test('a check without the built pages does not say that the whole site is ready', () => {
  expect(summarize([])).toBe('Ready for launch (0 warnings).');
  expect(summarize([], false)).toBe('Content and settings are ready for launch (0 warnings).');
});
