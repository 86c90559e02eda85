/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FramedVideo, resolveVideo, type Video } from '@/lib/video';
import { VideoPlayer } from './video-player';

const words = {
  play: 'Play video:',
  close: 'Close video',
  frameTitle: 'Film',
  openInNewTab: 'Open in a new tab',
  disclosure: 'Playing loads another site.',
};
const youtube = resolveVideo({ provider: 'youtube', id: 'M7lc1UVf-VE' }) as FramedVideo;
const file = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' });

let send: jest.SpyInstance;

/** Shows the player and runs its script, as the browser does where it stands. */
function show(video: Video, lengthSeconds: number | null = null) {
  document.body.innerHTML = renderToStaticMarkup(
    <VideoPlayer video={video} title="The plan" lengthSeconds={lengthSeconds} words={words} poster={null} />,
  );
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
}

function play() {
  return screen.getByRole('button', { name: 'Play video: The plan' });
}

beforeEach(() => {
  // jsdom can neither load a form's answer into a frame nor play a film.
  send = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
});
afterEach(() => jest.restoreAllMocks());

test('the button says what plays and what pressing it sets off; a length is shown where it is known', () => {
  show(youtube);
  const note = document.getElementById(play().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(words.disclosure);
  expect(screen.queryByText(/^\d+:\d\d$/)).toBeNull();
  show(youtube, 134);
  screen.getByText('2:14');
});

test('a press sends the player’s address and query into one frame, which may autoplay and has the focus', async () => {
  show(youtube);
  await userEvent.dblClick(play());
  const frame = await screen.findByTitle<HTMLIFrameElement>('Film');
  expect(document.activeElement).toBe(frame);
  expect(send).toHaveBeenCalledTimes(1);
  const form = document.querySelector('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.target]).toEqual([youtube.playerUrl, frame.name]);
  expect(Object.fromEntries(new FormData(form))).toEqual(youtube.query);
  // jsdom does not know the attribute behind it.
  expect(frame.allow).toContain('autoplay https://www.youtube-nocookie.com');
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: words.close }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closing by %s takes the film away, and it plays again', async (_, close) => {
  show(youtube);
  await userEvent.click(play());
  await screen.findByTitle('Film');
  await close();
  expect(screen.queryByTitle('Film')).toBeNull();
  await userEvent.click(play());
  await screen.findByTitle('Film');
});

test('Escape elsewhere on the page, or before a press, changes nothing', async () => {
  show(youtube);
  const reset = jest.fn();
  document.addEventListener('reset', reset);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(play());
  await screen.findByTitle('Film');
  document.body.appendChild(document.createElement('input')).focus();
  await userEvent.keyboard('{Escape}');
  expect(reset).not.toHaveBeenCalled();
});

test('a film of our own has captions, is not fetched early, and stops when closed', async () => {
  show(file);
  const film = screen.getByLabelText<HTMLVideoElement>('Film');
  expect([film.preload, film.querySelector('track')?.default]).toEqual(['none', true]);
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  expect(film.isConnected).toBe(false);
  expect(document.querySelectorAll('video')).toHaveLength(1);
});
