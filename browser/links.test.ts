/** @jest-environment jsdom */

function visit(address: string, html: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  jest.isolateModules(() => require('./links'));
}

test('booking links take along what the visitor’s address holds, other links do not', () => {
  visit(
    '/?utm_source=news',
    '<a href="/booking">a</a><a href="/booking#time">b</a><a href="/">c</a><a href="https://x.example/booking">d</a>',
  );
  expect(Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/booking?utm_source=news',
    '/booking?utm_source=news#time',
    '/',
    'https://x.example/booking',
  ]);
});

test.each([
  ['span', 1],
  ['dialog button', 1],
  ['a[href="/booking"]', 0],
])('the menu opens as a modal dialog, which a click on its %s closes %i times', (selector, times) => {
  visit(
    '/',
    '<button popovertarget="menu">o</button><dialog popover><a href="#process"><span>a</span></a><a href="/booking">b</a><button>c</button></dialog>',
  );
  // jsdom has neither popovers nor modal dialogs.
  const methods = { showModal: jest.fn(), close: jest.fn(), hidePopover: jest.fn() };
  Object.assign(document.querySelector('dialog') as HTMLElement, methods);
  document.querySelector('button')?.click();
  expect(methods.showModal).toHaveBeenCalledTimes(1);
  document.querySelector<HTMLElement>(selector)?.click();
  expect(methods.close).toHaveBeenCalledTimes(times);
});
