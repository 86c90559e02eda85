/** @jest-environment jsdom */

test('the link back from a study leads to the citation that was followed last', () => {
  document.body.innerHTML = `
    <sup class="citations"><a href="#ref-1">1</a><a href="#ref-2">2</a></sup>
    <a href="#process">Process</a>
    <p hidden><a href="#cited">Back</a></p>`;
  require('./citations');
  const [first, second, other] = document.querySelectorAll('a');
  const back = document.querySelector('p');
  other?.click();
  expect(back?.hidden).toBe(true);
  expect(document.getElementById('cited')).toBeNull();
  for (const citation of [first, second]) {
    citation?.click();
    expect(back?.hidden).toBe(false);
    expect(document.getElementById('cited')).toBe(citation);
  }
});
