/**
 * The link to the one-page sheet also opens the print dialog. What is printed depends only on the URL's fragment
 * (app/styles/options-print.css), so visitors who print by hand or without scripts get the same sheet.
 */
const markRoot = () =>
  document.documentElement.toggleAttribute('data-only-sheet', location.hash === '#sheet');
markRoot();
addEventListener('hashchange', markRoot);
document.querySelector<HTMLElement>('a[href="#sheet"]')?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.hash = 'sheet';
  markRoot();
  print();
});
