/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveVideo, type Video } from '@/lib/video';
import { VideoPlayer } from './video-player';

const words = {
  play: 'Play video:',
  close: 'Close video',
  frameTitle: 'Film',
  openInNewTab: 'Open in a new tab',
  disclosure: 'Playing loads another site.',
};
const youtube = resolveVideo({ provider: 'youtube', id: 'M7lc1UVf-VE' });
const file = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' });

let send: jest.SpyInstance;
let paints: FrameRequestCallback[];

function draw(video: Video, disclosure = words.disclosure, lengthSeconds: number | null = null) {
  return renderToStaticMarkup(
    <VideoPlayer
      video={video}
      title="The plan"
      lengthSeconds={lengthSeconds}
      words={{ ...words, disclosure }}
      poster={null}
    />,
  );
}

/** Shows the player and runs its script, as the browser does where it stands. */
function show(video: Video) {
  document.body.innerHTML = draw(video);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
}

function play() {
  return screen.getByRole('button', { name: 'Play video: The plan' });
}

/** Shows the next frame, and lets run what was put off until after it. */
async function paint() {
  for (const callback of paints.splice(0)) callback(0);
  await new Promise((resolve) => setTimeout(resolve));
}

async function pressPlay() {
  await userEvent.click(play());
  await paint();
}

beforeEach(() => {
  paints = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => paints.push(callback));
  // jsdom can neither load a form's answer into a frame nor play a film.
  send = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
});
afterEach(() => jest.restoreAllMocks());

test('the button says what plays and, where there is something to say, what pressing it sets off', () => {
  show(youtube);
  const note = document.getElementById(play().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(words.disclosure);
  document.body.innerHTML = draw(file, '');
  expect(play().hasAttribute('aria-describedby')).toBe(false);
});

test('a known length is shown, an unknown one is not', () => {
  expect(draw(youtube, '', 134)).toContain('2:14');
  expect(draw(youtube)).not.toMatch(/>\d:\d\d</);
});

test('a press sends the player’s address and query into a frame that may autoplay, after the paint, once', async () => {
  show(youtube);
  await userEvent.dblClick(play());
  expect(screen.queryByTitle('Film')).toBeNull();
  await paint();
  const frame = screen.getByTitle<HTMLIFrameElement>('Film');
  expect(document.activeElement).toBe(frame);
  expect(send).toHaveBeenCalledTimes(1);
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
  expect(form.target).toBe(frame.getAttribute('name'));
  expect(Object.fromEntries(new FormData(form))).toEqual(youtube.provider === 'file' ? {} : youtube.query);
  // jsdom does not know the attribute behind it.
  expect(frame.allow).toContain('autoplay https://www.youtube-nocookie.com');
});

test('without scripts the frame stands in the page from the start, and nothing offers to close it', () => {
  const page = new DOMParser().parseFromString(draw(youtube), 'text/html');
  const frame = page.querySelector('noscript > iframe');
  expect([frame?.getAttribute('name'), frame?.getAttribute('title')]).toEqual(['hero-player', 'Film']);
  expect(page.querySelector<HTMLElement>('[type=reset]')?.hidden).toBe(true);
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: words.close }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closing by %s takes the film away, gives focus back to play, and it plays again', async (_, close) => {
  show(youtube);
  await pressPlay();
  await close();
  expect(screen.queryByTitle('Film')).toBeNull();
  await paint();
  expect(document.activeElement).toBe(play());
  await pressPlay();
  screen.getByTitle('Film');
});

test('Escape elsewhere on the page, or before a press, changes nothing', async () => {
  show(youtube);
  const reset = jest.fn();
  document.addEventListener('reset', reset);
  await userEvent.keyboard('{Escape}');
  await pressPlay();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  await userEvent.keyboard('{Escape}');
  expect(reset).not.toHaveBeenCalled();
});

test('a film of our own has captions, is not fetched early, and stops when closed', async () => {
  show(file);
  const film = document.querySelector('video') as HTMLVideoElement;
  expect(film.preload).toBe('none');
  expect(film.querySelector('track')?.default).toBe(true);
  await pressPlay();
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  expect(film.isConnected).toBe(false);
  expect(document.querySelectorAll('video')).toHaveLength(1);
});
