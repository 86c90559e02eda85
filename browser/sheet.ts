/**
 * The link to the one-page sheet opens the print dialog, too. What prints is decided by the address alone
 * (app/styles/options.css), so that whoever prints by hand or without scripts gets the same sheet.
 */
document.querySelector('a[href="#sheet"]')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.hash = 'sheet';
  print();
});
