import { readReport } from './lighthouse';

const numbers = {
  'first-contentful-paint': 700,
  'largest-contentful-paint': 900,
  'total-blocking-time': 4,
  'cumulative-layout-shift': 0,
};

function report(audits: Record<string, { score: number | null; scoreDisplayMode: string }>) {
  const measured = Object.entries(numbers).map(([id, numericValue]) => [
    id,
    { score: 1, scoreDisplayMode: 'numeric', numericValue },
  ]);
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: id.startsWith('tip') ? 0 : 3 }));
  return {
    categories: { seo: { score: 0.915, auditRefs } },
    audits: { ...Object.fromEntries(measured), ...audits },
  };
}

test('audits below 100 are listed by whether they lower a score, those that do not apply are not', () => {
  const { failed, advised, scores, lcpMs } = readReport(
    report({
      'is-crawlable': { score: 0, scoreDisplayMode: 'binary' },
      'meta-description': { score: 1, scoreDisplayMode: 'binary' },
      hreflang: { score: null, scoreDisplayMode: 'notApplicable' },
      'tip-cache': { score: 0.5, scoreDisplayMode: 'metricSavings' },
      'tip-list': { score: 0, scoreDisplayMode: 'informative' },
    }),
  );
  expect({ failed, advised, scores, lcpMs }).toEqual({
    failed: ['is-crawlable'],
    advised: ['tip-cache'],
    scores: { seo: 92 },
    lcpMs: 900,
  });
});

test('a page that could not be measured is an error, not a result', () => {
  expect(() => readReport({ ...report({}), runtimeError: { code: 'NO_FCP', message: 'no paint' } })).toThrow(
    'NO_FCP',
  );
  expect(() => readReport({ categories: {}, audits: {} })).toThrow('first-contentful-paint');
});
