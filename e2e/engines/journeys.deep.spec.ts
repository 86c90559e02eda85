import { expect } from '@playwright/test';
import { calendar } from '@/content/booking';
import { notFound } from '@/content/errors';
import { heroVideo, process } from '@/content/home';
import { bookConsult, navigation } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { book } from './book';
import { journey } from './journey';
import type { Visitor } from './visitor';

const sections = [...navigation.links.map(({ href }) => href.slice(2)), 'final-cta', 'safety'];
const menu = {
  open: { css: 'button', name: navigation.menu.open },
  close: { css: '.menu button', name: navigation.menu.close },
  link: (text: string) => ({ css: '.menu a', name: text }),
};
const film = {
  play: { css: 'button', name: `${heroVideo.words.play} ${heroVideo.title}` },
  close: { css: 'button', name: heroVideo.words.close },
  toggle: { css: '#toggle', inFrame: true },
} as const;
const title = (text: string) => ({ css: 'h1', name: text });
const applyNow = { css: '.hero a', name: `${bookConsult.before} → ${bookConsult.after}` };

function expectLettered(visitor: Visitor) {
  return expect
    .poll(async () => (await visitor.view()).fonts.join())
    .toMatch(/hedvig.*hanken|hanken.*hedvig/i);
}

async function expectWhole(visitor: Visitor) {
  expect((await visitor.view()).overflowPx).toBeLessThanOrEqual(0);
  expect(visitor.errors() ?? []).toEqual([]);
}

journey('read', { inputs: ['mouse'] }, async (visitor) => {
  await visitor.open('/');
  await visitor.expectSeen({ css: 'h1' });
  // Classic scrollbars narrow a page, so that this is another width in each engine.
  const wordmark = await visitor.look({ css: '.header .wordmark' });
  const apply = await visitor.look({ css: '.header .button' });
  expect(wordmark?.right ?? 0).toBeLessThan(apply?.left ?? 0);
  for (const id of sections) {
    const heading = { css: `#${id}-title` };
    await visitor.scrollTo(heading);
    await visitor.expectInView(heading);
  }
  await expectLettered(visitor);
  await expectWhole(visitor);
});

journey('arrive at words', { inputs: ['mouse'] }, async (visitor) => {
  await visitor.open(`/#:~:text=${encodeURIComponent(process.title)}`);
  await visitor.expectInView({ css: '#process-title' });
  await expectLettered(visitor);
  await expectWhole(visitor);
});

journey('navigate', { sizes: ['desktop'] }, async (visitor) => {
  await visitor.open('/');
  for (const { text, href } of navigation.links.slice(1)) {
    const link = { css: '.nav-links a', name: text };
    await visitor.use(link);
    await visitor.expectAddress(new RegExp(`/${href.slice(1)}$`));
    await visitor.expectInView({ css: `${href.slice(1)}-title` });
    // A link under the pointer is underlined too.
    if (visitor.input === 'keyboard') await visitor.expectMarked(link);
    // The keyboard goes on from the section; back at the top it starts as on a fresh page.
    if (visitor.input === 'keyboard') await visitor.open('/');
  }
  await expectWhole(visitor);
});

journey('menu', { sizes: ['phone'] }, async (visitor) => {
  await visitor.open('/');
  await visitor.use(menu.open);
  await visitor.expectSeen(menu.close);
  await visitor.use(menu.close);
  await visitor.expectGone(menu.close);
  await visitor.expectFocused(menu.open);

  await visitor.use(menu.open);
  await visitor.expectSeen(menu.close);
  await visitor.key('Escape');
  await visitor.expectGone(menu.close);
  await visitor.expectFocused(menu.open);

  await visitor.use(menu.open);
  await visitor.use(menu.link('Guarantee'));
  await visitor.expectGone(menu.close);
  await visitor.expectAddress(/\/#guarantee$/);
  await visitor.expectInView({ css: '#guarantee-title' });
  await expectWhole(visitor);
});

journey('play', {}, async (visitor) => {
  await visitor.open('/');
  await visitor.expectGone(film.toggle);
  await visitor.use(film.play);
  await visitor.expectText(film.toggle, 'Pause');
  await visitor.expectFocused({ css: '.video-film' });
  await visitor.expectSeen(film.close);
  if (visitor.input === 'keyboard') {
    await visitor.key('Tab');
    await visitor.expectFocused(film.toggle);
    await visitor.key('Shift+Tab');
    await visitor.expectFocused(film.close);
    await visitor.key('Escape');
  } else await visitor.use(film.close);
  await visitor.expectFocused(film.play);
  await visitor.expectGone(film.close);
  await expectWhole(visitor);
});

journey('book', {}, async (visitor) => {
  await visitor.open('/');
  await visitor.use(applyNow);
  await visitor.expectAddress(/\/booking$/);
  await book(visitor);
  await visitor.expectSeen(title(thankYou.title));
  await visitor.expectAddress(/\/thank-you$/);
  await expectWhole(visitor);
});

journey('thank-you', {}, async (visitor) => {
  await visitor.open('/thank-you?attendeeName=Pat+Example&email=pat%40example.com#x');
  await visitor.expectSeen(title(thankYou.title));
  await visitor.expectAddress(/\/thank-you$/);
  await expectWhole(visitor);
  await visitor.use({ css: 'main a', name: thankYou.homeText });
  await visitor.expectAddress(/\d\/$/);
});

journey('404', {}, async (visitor, baseUrl) => {
  const path = '/no-such-page';
  expect((await fetch(baseUrl + path)).status).toBe(404);
  await visitor.open(path);
  await visitor.expectSeen(title(notFound.title));
  if (visitor.errors()) {
    await expect.poll(() => visitor.errors()).toContain(`${notFound.logPrefix} ${path}`);
  }
  expect((await visitor.view()).overflowPx).toBeLessThanOrEqual(0);
  await visitor.use({ css: 'main a', name: notFound.homeText });
  await visitor.expectAddress(/\d\/$/);
});

journey('dark', { inputs: ['mouse'], isDark: true }, async (visitor) => {
  for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
    await visitor.open(path);
    expect((await visitor.view()).background).toBe('rgb(7, 26, 34)');
  }
});

journey('no scripts: menu', { sizes: ['phone'], hasScripts: false }, async (visitor) => {
  await visitor.open('/');
  for (const text of ['Guarantee', 'Process']) {
    const id = text.toLowerCase();
    if (visitor.input === 'keyboard') await visitor.open('/');
    await visitor.use(menu.open);
    // Without scripts the menu behind is only hidden: Chromium may spend a finger's first tap on putting it away.
    if (visitor.input === 'touch' && text !== 'Guarantee' && !(await visitor.look(menu.close))) {
      await visitor.use(menu.open);
    }
    await visitor.expectSeen(menu.close);
    await visitor.use(menu.link(text));
    await visitor.expectGone(menu.close);
    await visitor.expectAddress(new RegExp(`#${id}$`));
    await visitor.expectInView({ css: `#${id}-title` });
  }
});

journey('no scripts: read, play, book', { hasScripts: false }, async (visitor) => {
  await visitor.open('/');
  const transcript = { css: '.hero-foot p', name: heroVideo.transcript[0] };
  await visitor.expectGone(transcript);
  await visitor.use({ css: '.hero-foot summary', name: heroVideo.transcriptTitle });
  await visitor.expectSeen(transcript);
  await visitor.open('/');
  await visitor.use(film.play);
  await visitor.expectSeen({ css: 'h1', inFrame: true });
  await visitor.open('/');
  await visitor.use(applyNow);
  await visitor.expectAddress(/\/booking$/);
  await visitor.expectSeen({ css: `iframe[title="${calendar.frameTitle}"]` });
  await visitor.expectSeen({ css: 'button.primary', inFrame: true });
});
