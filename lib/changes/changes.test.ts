import { JSDOM } from 'jsdom';
import { comparePages } from './compare';
import { groupChanges } from './group';
import { compareSettings, readPage } from './read-page';
import { changesHtml, tellChanges } from './tell';

const live = `<!DOCTYPE html><html><head><title>The plan</title>
<meta name="description" content="A plan for adults."/></head><body>
<header><a href="/" aria-label="The plan, home"><svg></svg></a><a href="tel:+16145557342">(614) 555-7342</a></header>
<main><h1>A 12-week plan</h1><p>We call you <b>once</b> a week. You rest between visits.</p>
<section><h2>What you pay</h2><table><tr><th>Plan</th><td>$9,000</td></tr><tr><th>Worth</th><td>$12,000</td></tr></table>
<p>You save $3,000.</p><ul><li><h3>Lab test</h3><p>We draw blood at the first visit.</p></li>
<li><h3>Sleep review</h3><p>We look at how you sleep.</p></li><li><h3>Ride help</h3><p>We find you a ride home.</p></li></ul></section>
<section><h2>Phases</h2><ol><li><p>Apply</p></li><li><p>Treat</p></li><li><p>Check</p></li></ol></section>
<section><h2>Questions</h2><details><summary>Does it hurt?</summary><p>It taps. Most people get used to it.</p></details></section>
<img src="/a.jpg" alt="A room with a window"><a href="/booking">Book <span>a call</span></a></main>
<footer><p>Call (614) 555-7342 with questions.</p><a href="/privacy">Privacy</a><p>In force since 2026.</p></footer></body></html>`;

function parse(html: string) {
  return new JSDOM(html).window.document;
}

/** The changes that are reported when some words of the page are replaced. */
function changesOf(...edits: readonly [from: string, to: string][]) {
  const now = edits.reduce((html, [from, to]) => {
    if (!html.includes(from)) throw new Error(`the page does not say ${from}`);
    return html.replaceAll(from, to);
  }, live);
  const changes = comparePages(readPage(parse(live)), readPage(parse(now)));
  const placed = changes.map((change) => ({ ...change, path: '/', page: 'the home page' }));
  const written = ['$8,500', '10'];
  return groupChanges(placed, (number) => written.includes(number));
}

test('a page compared with itself has no changes', () => {
  expect(changesOf()).toEqual([]);
});

const lab = '<li><h3>Lab test</h3><p>We draw blood at the first visit.</p></li>';
const sleep = '<li><h3>Sleep review</h3><p>We look at how you sleep.</p></li>';
const home = 'On the home page';

test.each<[kind: string, edits: [string, string][], told: string]>([
  [
    'a word',
    [['once', 'twice']],
    `${home}, under “A 12-week plan”: was “We call you once a week. You rest between visits.”, now “We call you twice a week. You rest between visits.”`,
  ],
  [
    'a sentence more',
    [['between visits.', 'between visits. Bring a friend.']],
    'now “We call you once a week. You rest between visits. Bring a friend.”',
  ],
  ['a sentence less', [[' You rest between visits.', '']], 'now “We call you once a week.”'],
  [
    'another sentence',
    [['It taps. Most people get used to it.', 'Hardly ever.']],
    `${home}, under “Questions”: was “It taps. Most people get used to it.”, now “Hardly ever.”`,
  ],
  [
    'an item more',
    [[sleep, `${sleep}<li><h3>Diet plan</h3><p>We cook.</p></li>`]],
    `${home}, under “Diet plan”: new: “Diet plan / We cook.”`,
  ],
  ['an item less', [[sleep, '']], 'gone: “Sleep review / We look at how you sleep.”'],
  ['an item moved', [[`${lab}\n${sleep}`, sleep + lab]], 'moved here: “'],
  [
    'a heading',
    [['What you pay', 'The price']],
    `${home}, under “The price”: was “What you pay”, now “The price”`,
  ],
  [
    'the page’s heading',
    [['A 12-week plan', 'Our plan']],
    `${home}, at the top: was “A 12-week plan”, now “Our plan”`,
  ],
  [
    'a heading whose sentences have elements of their own',
    [['<h2>Questions</h2>', '<h2><span>Any doubts?</span> <span>Ask us.</span></h2>']],
    `${home}, under “Any doubts? Ask us.”: was “Questions”, now “Any doubts? Ask us.”`,
  ],
  [
    'a link’s address',
    [['href="/booking"', 'href="#calendar"']],
    'the address of a link: was “/booking”, now “#calendar”',
  ],
  ['a link’s words', [['a call', 'an exam']], 'was “Book a call”, now “Book an exam”'],
  [
    'a picture’s description',
    [['A room with a window', 'A room with a door']],
    'a picture: was “A room with a window”, now “A room with a door”',
  ],
  [
    'a picture',
    [['/a.jpg', '/b.jpg']],
    'a picture: another file, described as before: “A room with a window”',
  ],
  [
    'a phase more',
    [['<li><p>Check</p></li>', '<li><p>Check</p></li><li><p>Follow up</p></li>']],
    `${home}, under “Phases”: new: “Follow up”`,
  ],
  ['a phase’s name', [['Treat', 'Rest']], 'was “Treat”, now “Rest”'],
  ['a question', [['Does it hurt?', 'Will it hurt me?']], 'was “Does it hurt?”, now “Will it hurt me?”'],
  [
    'a question more',
    [['<details>', '<details><summary>Who pays?</summary><p>You do.</p></details><details>']],
    'new: “Who pays? / You do.”',
  ],
  [
    'words for screen readers',
    [['The plan, home', 'Our plan, home']],
    `${home}, in the header, words for screen readers: was “The plan, home”`,
  ],
  ['the title', [['<title>The plan', '<title>Our plan']], 'the page’s title: was “The plan”, now “Our plan”'],
  [
    'the description',
    [['A plan for adults.', 'A plan for you.']],
    'the page’s description: was “A plan for adults.”, now “A plan for you.”',
  ],
  [
    'a footer’s link gone',
    [['<a href="/privacy">Privacy</a>', '']],
    `${home}, in the footer: gone: “Privacy”`,
  ],
])('%s is one change, reported with its place', (_, edits, told) => {
  const groups = changesOf(...edits);
  expect(tellChanges(groups)).toContain(told);
  expect(groups).toHaveLength(1);
});

test('an edited text finds its old version beside one that is gone', () => {
  const two = '<li><p>Apply</p></li><li><p>Treat</p></li>';
  const told = tellChanges(changesOf([two, '<li><p>Treat twice</p></li>']));
  expect(told).toContain('was “Treat”, now “Treat twice”');
  expect(told).toContain('gone: “Apply”');
});

test('the sums that follow from a changed price are listed under it', () => {
  const [group, ...more] = changesOf(['$9,000', '$8,500'], ['$3,000', '$3,500']);
  expect(more).toEqual([]);
  expect(group?.edit).toEqual({ was: '$9,000', now: '$8,500' });
  expect(group?.follows.map(({ now }) => now)).toEqual(['You save $3,500.']);
});

test('words removed from several texts are one change, told with the word that follows them', () => {
  const [group, ...more] = changesOf(['The plan, home', 'plan, home'], ['<title>The plan', '<title>plan']);
  expect(more).toEqual([]);
  expect(group?.edit).toEqual({ was: 'The plan', now: 'plan' });
});

test('a bare number that equals an unrelated field by chance still follows from the edited one', () => {
  const page = (sessions: number, hours: number) =>
    parse(`<main><h1>Plan</h1><p>${sessions} sessions.</p><p>They take ${hours} hours.</p></main>`);
  const changes = comparePages(readPage(page(36, 28)), readPage(page(40, 29)));
  const placed = changes.map((change) => ({ ...change, path: '/', page: 'the home page' }));
  const [group, ...more] = groupChanges(placed, (_, text) => text.includes('sessions'));
  expect(more).toEqual([]);
  expect(group?.follows.map(({ now }) => now)).toEqual(['They take 29 hours.']);
});

/** The groups of changes between two pages, none of whose numbers is written in content/ except 40. */
function groupsBetween(before: string, after: string) {
  const changes = comparePages(readPage(parse(before)), readPage(parse(after)));
  const placed = changes.map((change) => ({ ...change, path: '/', page: 'the home page' }));
  return groupChanges(placed, (number) => number === '40');
}

test('two numbers that follow from an edited one are listed under it', () => {
  const page = (sessions: number, days: string) =>
    `<main><h1>Plan</h1><p>${sessions} sessions.</p><p>You come in ${days} days a week.</p></main>`;
  const [group, ...more] = groupsBetween(page(36, '4 or 5'), page(40, '5'));
  expect(more).toEqual([]);
  expect(group?.follows.map(({ now }) => now)).toEqual(['You come in 5 days a week.']);
});

test('a label that counts the items of its part follows from the new item, not from an edited number', () => {
  const page = (sessions: number, ...items: readonly string[]) =>
    `<main><h1>Plan</h1><p>${sessions} sessions.</p><h2>Questions</h2><details><summary>${items.length} more questions</summary><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></details></main>`;
  const groups = groupsBetween(page(36, 'Is it safe?'), page(40, 'Is it safe?', 'Is it new?'));
  expect(groups.map(({ places: [{ now }], follows }) => [now, ...follows.map((one) => one.now)])).toEqual([
    ['40 sessions.'],
    ['Is it new?', '2 more questions'],
  ]);
  expect(tellChanges(groups)).toContain(
    'What follows from it:\n  - On the home page, under “Questions”: was “1 more',
  );
  expect(changesHtml(groups)).toContain('1 that follows from it');
});

test('a label before the heading of its section belongs to that section', () => {
  const page = (label: string) =>
    `<main><h2>Questions</h2><section aria-labelledby="label title"><p id="label">${label}</p><h2 id="title">Promise</h2></section><p>End</p></main>`;
  const [group] = groupsBetween(page('Our guarantee'), page('Our word'));
  expect(group?.places[0].place).toBe('under “Promise”');
});

test('a page whose host has removed the spaces between elements reads as before', () => {
  const spaced =
    '<main><p>It takes <b>44 sessions</b> <span>36 of TMS</span> (<i>magnetic</i>) → <u>Book</u>.</p></main>';
  const read = (html: string) => readPage(parse(html)).map(({ text }) => text);
  expect(read(spaced)).toEqual(['It takes 44 sessions 36 of TMS (magnetic) → Book.']);
  expect(read(spaced.replaceAll('</b> <', '</b><').replaceAll('→ <', '→<'))).toEqual(read(spaced));
});

test('data for search engines that a host has damaged leaves the rest of the page comparable', () => {
  const damaged = '<main><p>Call us.</p></main><script type="application/ld+json">{"a</script>';
  expect(readPage(parse(damaged)).map(({ text }) => text)).toEqual(['Call us.']);
});

test('a picture before the heading of its card belongs to that card, and what follows the cards to their section', () => {
  const picture = (file: string) => `<img src="/${file}" alt="${file}">`;
  const cards = ['Ana', 'Sam'].map((name) => `<li>${picture(name)}<h3>${name}</h3></li>`).join('');
  const page = parse(`<main><h2>Team</h2><ul>${cards}</ul>${picture('room')}</main>`);
  const pictures = readPage(page).filter(({ kind }) => kind === 'picture');
  expect(pictures.map(({ place }) => place)).toEqual(['under “Ana”', 'under “Sam”', 'under “Team”']);
});

test('a replaced number or run of words is one piece', () => {
  const [group] = changesOf(['We call you <b>once</b> a week', 'Our staff phone <b>once</b> every $1,200']);
  expect(group?.places[0].pieces.filter(({ side }) => side !== 'both').map(({ text }) => text)).toEqual([
    'We call you',
    'Our staff phone',
    'a week',
    'every $1,200',
  ]);
});

test.each([
  ['a link’s address', '/booking', 'https://book.example/now'],
  ['a phone number', '(614) 555-7342', '(614) 555-0100'],
  ['an address in a text', 'https://a.example/b', 'https://b.example/c'],
])('%s is replaced as a whole', (_, was, now) => {
  const page = live.replace('In force', 'See https://a.example/b. In force');
  const [group] = groupsBetween(page, page.replaceAll(was, now));
  expect(group?.places[0].pieces.filter(({ side }) => side !== 'both').map(({ text }) => text)).toEqual([
    was,
    now,
  ]);
});

test('the list shows a picture’s description without its file', () => {
  const html = changesHtml(changesOf(['A room with a window', 'A room with a door']));
  expect(html).toContain('A room with a <del>window</del><ins>door</ins></div>');
});

test('only a change that a page can show has a link to it', () => {
  expect(changesHtml(changesOf(['once', 'twice']))).toContain('href="/#changed-');
  expect(changesHtml(changesOf(['A plan for adults.', 'A plan for you.']))).not.toContain('href=');
  expect(changesHtml(changesOf(['The plan, home', 'Our plan, home']))).not.toContain('href=');
});

test('words replaced in several texts are one change', () => {
  const [group, ...more] = changesOf(['The plan', 'Our plan']);
  expect(more).toEqual([]);
  expect(group?.edit).toEqual({ was: 'The', now: 'Our' });
  expect(group?.places.map(({ what }) => what)).toEqual(['title', 'label']);
});

test('a whole removed part is one change', () => {
  const part = /<section><h2>What you pay.*?<.section>/s.exec(live)?.[0] ?? '';
  const [group, ...more] = changesOf([part, '']);
  expect(more).toEqual([]);
  expect(group?.places[0].was).toMatch(/^What you pay .*We find you a ride home\.$/);
});

test('a fact in the data for search engines belongs to the edit that shows, or is an edit of its own', () => {
  const facts = `<script type="application/ld+json">{"@type":"X","name":"Lab test","opens":"09:00"}</script></body>`;
  const before = live.replace('</body>', facts);
  const after = before.replaceAll('Lab test', 'Blood test').replace('09:00', '08:00');
  const changes = comparePages(readPage(parse(before)), readPage(parse(after)));
  const placed = changes.map((change) => ({ ...change, path: '/', page: 'the home page' }));
  const groups = groupChanges(placed, () => false);
  expect(groups.map(({ places }) => places.length)).toEqual([2, 1]);
  expect(tellChanges(groups)).toContain(
    'On the home page, in the data for search engines, “opens”: was “09:00”, now “08:00”',
  );
});

test('a changed date is one change', () => {
  const before = live.replace(
    '<p>In force',
    '<p>Checked on May 2, 2026, by us.</p><p>Counted on May 2, 2026.</p><p>In force',
  );
  const after = before.replaceAll('May 2, 2026', 'June 12, 2026');
  const changes = comparePages(readPage(parse(before)), readPage(parse(after)));
  const placed = changes.map((change) => ({ ...change, path: '/', page: 'the home page' }));
  const groups = groupChanges(placed, (number) => number === 'June 12, 2026');
  expect(groups.map(({ edit, places }) => [edit?.now, places.length])).toEqual([['June 12, 2026', 2]]);
});

test('a changed phone number is one change, however often it is shown and dialed', () => {
  const groups = changesOf(['(614) 555-7342', '(614) 555-0100'], ['+16145557342', '+16145550100']);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.places).toHaveLength(3);
});

test('several edits are listed one by one, in the order of the page', () => {
  const groups = changesOf(['once', 'twice'], ['Treat', 'Rest'], [sleep, ''], ['In force since 2026.', '']);
  expect(groups.map(({ places: [{ kind, was }] }) => `${kind} ${was.slice(0, 11)}`)).toEqual([
    'changed We call you',
    'gone Sleep revie',
    'changed Treat',
    'gone In force si',
  ]);
});

/** A booking page, whose calendar says which company runs it. */
function calendarPage(address: string) {
  const { host } = new URL(address, 'https://demo.example');
  return parse(
    `<main><section id="calendar"><p>Run by ${host}.</p><a target="_blank" href="${address}">Open</a></section></main>`,
  );
}

function changesOfSettings(liveAddress: string, address: string) {
  const [before, after] = [calendarPage(liveAddress), calendarPage(address)];
  const compared = compareSettings(before, after);
  const changes = comparePages(readPage(before, compared), readPage(after, compared));
  return changes.map(({ place, was, now }) => `${place}: ${was} > ${now}`);
}

test('a preview without a scheduler differs from the live site in nothing that anyone edited', () => {
  const address = 'https://calendly.com/a/call';
  expect(changesOfSettings(address, address)).toEqual([]);
  expect(changesOfSettings(address, '/demo/calendar')).toEqual([]);
});

test('an edited setting is named, and what the page says because of it is not', () => {
  expect(changesOfSettings('https://calendly.com/a/call', 'https://cal.com/a/call')).toEqual([
    'the setting SCHEDULING_URL: https://calendly.com/a/call > https://cal.com/a/call',
  ]);
});

test('the list is by page and counted, and folded if it is long', () => {
  const groups = changesOf(['once', 'twice']);
  expect(changesHtml(groups)).toMatch(/^<details [^>]*open><summary><h3[^>]*>The home page: 1</);
  const many = Array.from({ length: 7 }, () => groups).flat();
  expect(changesHtml(many)).toMatch(/^<details [^>]*"><summary><h3[^>]*>The home page: 7</);
});

test('a long new text is folded under its beginning', () => {
  const long = `<li><p>Bo calls. ${'Anna drives you home. '.repeat(20).trim()}</p></li>`;
  const html = changesHtml(changesOf(['<li><p>Check</p></li>', `<li><p>Check</p></li>${long}`]));
  expect(html).toMatch(/<summary>[^<]*\bBo calls\. Anna [^<]* …<\/summary>/);
});

test('the list escapes HTML in the words that it shows', () => {
  expect(changesHtml(changesOf(['once', '&lt;b&gt;']))).toContain('<ins>&lt;b></ins>');
});
