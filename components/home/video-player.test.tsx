/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { heroVideo } from '@/content/home';
import { resolveVideo, type Video } from '@/lib/video';
import { VideoPlayer } from './video-player';

const { title, words } = heroVideo;

const video = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' }) as Video;

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

/** Shows the player, and presses play. Returns the film and the play button. */
async function playFilm(press = (play: HTMLElement) => play.click()) {
  document.body.innerHTML = renderToStaticMarkup(<VideoPlayer video={video} />);
  expect(document.querySelector('video')).toBeNull();
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
  const play = screen.getByRole('button', { name: (name) => name.startsWith(`${words.play} ${title}`) });
  press(play);
  return { film: await screen.findByLabelText<HTMLVideoElement>(words.frameTitle), play };
}

test('a film of our own has captions, loads and plays only on press, and is removed when closed', async () => {
  const { film, play } = await playFilm();
  expect([film.autoplay, film.controls, (film.firstElementChild as HTMLTrackElement).default]).toEqual([
    true,
    true,
    true,
  ]);
  screen.getByRole('button', { name: words.close }).click();
  expect(film.isConnected).toBe(false);
  expect(document.activeElement).toBe(play);
});

test('a player that has loaded takes no focus from a visitor who has moved on', async () => {
  const { film } = await playFilm();
  const close = screen.getByRole('button', { name: words.close });
  close.focus();
  film.tabIndex = 0;
  film.dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(close);
});

test('a player that loads after it got the focus has the focus', async () => {
  const { film } = await playFilm();
  film.tabIndex = 0;
  film.focus();
  film.dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(film);
});

test('the space bar plays the film, as it presses any button', async () => {
  const pressSpace = (play: HTMLElement) =>
    play.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  const { film } = await playFilm(pressSpace);
  expect(film.isConnected).toBe(true);
});

/** The player’s HTML if this is the person who speaks in the film. */
function playerOf(speaker: object | undefined) {
  jest.resetModules();
  jest.doMock('@/content/team', () => ({ ...jest.requireActual('@/content/team'), speaker }));
  jest.doMock('@/generated/photos.json', () => ({
    'portrait ana.jpg': { name: 'ana', widths: [480], isOpaque: true },
  }));
  // After the reset, the renderer must come with the same copy of React as the component.
  const server = require('react-dom/server') as typeof import('react-dom/server');
  const { VideoPlayer: Player } = require('./video-player') as typeof import('./video-player');
  document.body.innerHTML = server.renderToStaticMarkup(<Player video={video} />);
  return {
    portrait: document.querySelector('.video-poster img'),
    play: document.querySelector('a.video-play'),
  };
}

test('the poster shows the portrait of who speaks in the film, beside the play button', () => {
  const { portrait, play } = playerOf({ name: 'Ana Rivera', photo: { file: 'ana.jpg', alt: 'Ana Rivera' } });
  expect(portrait?.getAttribute('src')).toContain('ana');
  // The button says what the picture belongs to.
  expect(portrait?.getAttribute('alt')).toBe('');
  expect(play?.textContent).toContain(title);
});

test.each([
  ['nobody is said to speak', undefined],
  ['the speaker has no photo', { name: 'Ana Rivera', photo: null }],
])('the poster is the sun alone if %s', (_, speaker) => {
  expect(playerOf(speaker).portrait).toBeNull();
});
