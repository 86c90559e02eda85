/** @jest-environment jsdom */

function visit(address: string, html: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  jest.isolateModules(() => require('./links'));
}

function hrefs() {
  return Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'));
}

const links =
  '<a href="/booking">a</a><a href="/booking#time">b</a><a href="/">c</a><a href="https://x.example/booking">d</a>';

afterEach(() => {
  delete document.documentElement.dataset.attribution;
});

test('booking links take the visitor’s attribution along, other links do not', () => {
  visit('/?utm_source=news&email=x&gclid=1', links);
  expect(hrefs()).toEqual([
    '/booking?utm_source=news',
    '/booking?utm_source=news#time',
    '/',
    'https://x.example/booking',
  ]);
});

test('click ids go along where the page says they may', () => {
  document.documentElement.dataset.attribution = 'all';
  visit('/?gclid=1', links);
  expect(hrefs()[0]).toBe('/booking?gclid=1');
});

test('a visitor without attribution leaves the links alone', () => {
  visit('/?q=1', links);
  expect(hrefs().slice(0, 2)).toEqual(['/booking', '/booking#time']);
});

test.each(['pointerdown', 'focusin', 'click'])('a link drawn later is served at %s', (sign) => {
  visit('/?utm_source=late', '');
  document.body.innerHTML = '<a href="/booking"><span>x</span></a>';
  document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(hrefs()).toEqual(['/booking?utm_source=late']);
});

test('nothing is stored', () => {
  visit('/?utm_source=news', links);
  expect(localStorage.length + sessionStorage.length + document.cookie.length).toBe(0);
});

describe('the menu', () => {
  const menuHtml =
    '<dialog popover><a href="#process"><span>a</span></a><a href="/booking">b</a><button>c</button></dialog>';

  function choose(selector: string) {
    visit('/', menuHtml);
    // jsdom has no popovers.
    const hidePopover = jest.fn();
    Object.assign(document.querySelector('dialog') as HTMLElement, { hidePopover });
    document.querySelector<HTMLElement>(selector)?.click();
    return hidePopover;
  }

  test('closes once a link to a place on the page is chosen', () => {
    expect(choose('span')).toHaveBeenCalledTimes(1);
  });

  test.each(['a[href="/booking"]', 'button', 'dialog'])('stays as it is at a click on %s', (selector) => {
    expect(choose(selector)).not.toHaveBeenCalled();
  });
});
