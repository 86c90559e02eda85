/** @jest-environment jsdom */

beforeAll(() => {
  require('./folds-together');
});

/** Three folds, of which the first two are side by side, and another one that is not in the list. */
function makeFolds(openIds: readonly string[]) {
  document.body.innerHTML = `<ol data-together>${['one', 'two', 'below']
    .map((id) => `<li><details id="${id}"></details></li>`)
    .join('')}</ol><details id="elsewhere"></details>`;
  const folds = [...document.querySelectorAll('details')];
  for (const fold of folds) {
    fold.open = openIds.includes(fold.id);
    const entry = fold.closest('li');
    if (entry) entry.getBoundingClientRect = () => ({ top: fold.id === 'below' ? 300 : 100 }) as DOMRect;
  }
  return folds;
}

test.each([
  ['opened', 'one', ['one'], ['one', 'two']],
  ['closed', 'one', ['two', 'below'], ['below']],
  ['opened', 'below', ['below'], ['below']],
  ['opened', 'elsewhere', ['elsewhere'], ['elsewhere']],
])('if someone has %s the fold %s and %j are open, then %j are open', (_, pressed, before, after) => {
  const folds = makeFolds(before);
  folds.find(({ id }) => id === pressed)?.dispatchEvent(new Event('toggle'));
  expect(folds.filter(({ open }) => open).map(({ id }) => id)).toEqual(after);
});
