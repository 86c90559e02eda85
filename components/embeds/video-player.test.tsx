/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

/** jsdom does not know :user-valid, the state a form's fields are in from its submission to its reset. */
let isPressed: boolean;
let refuse: boolean;
let send: jest.SpyInstance;

beforeEach(() => {
  isPressed = false;
  refuse = false;
  jest.spyOn(HTMLInputElement.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector !== ':user-valid') {
      return Element.prototype.matches.call(this, selector);
    }
    if (refuse) {
      throw new Error('this browser refused');
    }
    return isPressed;
  });
  jest.spyOn(HTMLFormElement.prototype, 'reset').mockImplementation(() => {
    isPressed = false;
  });
  // jsdom cannot load a form's answer into a frame.
  send = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  document.addEventListener('submit', withoutNavigation);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  document.removeEventListener('submit', withoutNavigation);
});

/** Resolves once every timer without a delay that was set before has had its turn. */
function everyTimer() {
  return new Promise((resolve) => setTimeout(resolve));
}

function withoutNavigation(event: Event) {
  isPressed = true;
  event.preventDefault();
}

function show(video: Video, changes: { lengthSeconds?: number; disclosure?: string } = {}) {
  const { lengthSeconds = null, disclosure = words.disclosure } = changes;
  const player = (
    <VideoPlayer
      video={video}
      title="The plan"
      lengthSeconds={lengthSeconds}
      words={{ ...words, disclosure }}
      poster={<svg aria-hidden="true" />}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToStaticMarkup(player);
  const inline = container.querySelector('script');
  if (inline) {
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(inline);
    jest.isolateModules(() => require('@/browser/video-frame'));
  }
  if (isPressed) fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  return render(player, { container, hydrate: true });
}

const youtube = resolveVideo({ provider: 'youtube', id: 'M7lc1UVf-VE' });
const file = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' });

test('the button says what plays and what pressing it sets off', () => {
  show(youtube);
  const button = screen.getByRole('button', { name: 'Play video: The plan' });
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(words.disclosure);
});

test('where there is nothing to disclose the button describes nothing', () => {
  show(file, { disclosure: '' });
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});

test('a known length is shown, an unknown one is not', () => {
  const { container } = show(youtube, { lengthSeconds: 134 });
  expect(container.textContent).toContain('2:14');
  cleanup();
  expect(show(youtube).container.textContent).not.toMatch(/\d:\d\d/);
});

test("the button submits the player's address and query into a frame that comes with the press and may autoplay", async () => {
  const { container } = show(youtube);
  const form = container.querySelector('form');
  expect(screen.queryByTitle('Film')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Film');
  expect(send.mock.contexts).toEqual([form]);
  expect(form?.getAttribute('action')).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
  expect(form?.target).toBe(frame.getAttribute('name'));
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    cc_load_policy: '1',
    cc_lang_pref: 'en',
  });
  expect(frame.hasAttribute('src')).toBe(false);
  // jsdom does not know the attribute behind it.
  expect(frame.allow).toContain('autoplay https://www.youtube-nocookie.com');
});

test('the frame comes after the paint that answers the press, once', async () => {
  const paints: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => paints.push(callback));
  show(youtube);
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.focusIn(button);
  await userEvent.dblClick(button);
  await everyTimer();
  expect(screen.queryByTitle('Film')).toBeNull();
  for (const paint of paints) paint(0);
  expect(screen.queryByTitle('Film')).toBeNull();
  expect(send).not.toHaveBeenCalled();
  await screen.findByTitle('Film');
  await everyTimer();
  screen.getByTitle('Film');
  expect(send).toHaveBeenCalledTimes(1);
});

test('without scripts the frame stands in the page from the start', () => {
  const page = renderToStaticMarkup(
    <VideoPlayer video={youtube} title="The plan" lengthSeconds={null} words={words} poster={null} />,
  );
  const frame = new DOMParser().parseFromString(page, 'text/html').querySelector('noscript > iframe');
  expect(frame?.getAttribute('name')).toBe('hero-player');
  expect(frame?.getAttribute('title')).toBe('Film');
  expect(frame?.getAttribute('allow')).toBe(youtube.provider === 'file' ? '' : youtube.allow);
});

test('a film of our own has captions on, is not fetched early, and its button leaves the page alone', () => {
  const { container } = show(file);
  const film = container.querySelector('video');
  expect(film?.getAttribute('preload')).toBe('none');
  expect(film?.querySelector('track')?.getAttribute('kind')).toBe('captions');
  expect(film?.querySelector('track')?.default).toBe(true);
  expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
  expect(container.querySelector('iframe')).toBeNull();
});

test('pressing play moves focus to the film and offers to close it', async () => {
  show(youtube);
  expect(screen.queryByRole('button', { name: words.close })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Play/ }));
  await screen.findByRole('button', { name: words.close });
  expect(document.activeElement).toBe(screen.getByTitle('Film'));
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: words.close }))],
  ['Escape on its button', () => fireEvent.keyDown(screen.getByText(words.close), { key: 'Escape' })],
  ['Escape when nothing has focus', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('closing by %s empties the frame and gives focus back to play', async (_way, close) => {
  show(youtube);
  const play = screen.getByRole('button', { name: /Play/ });
  await userEvent.click(play);
  const playing = await screen.findByTitle<HTMLIFrameElement>('Film');
  await screen.findByRole('button', { name: words.close });
  await close();
  expect(isPressed).toBe(false);
  expect(playing.isConnected).toBe(false);
  expect(screen.queryByRole('button', { name: words.close })).toBeNull();
  expect(document.activeElement).toBe(play);
  await userEvent.click(play);
  expect((await screen.findByTitle<HTMLIFrameElement>('Film')).allow).toBe(playing.allow);
});

test('Escape elsewhere on the page leaves the film playing', async () => {
  show(youtube);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  await userEvent.click(screen.getByRole('button', { name: /Play/ }));
  await screen.findByRole('button', { name: words.close });
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  elsewhere.remove();
  screen.getByRole('button', { name: words.close });
});

test('a film of our own starts when pressed, and a refusal to start it breaks nothing', async () => {
  const start = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
  show(file);
  await userEvent.click(screen.getByRole('button', { name: /Play/ }));
  expect(start).toHaveBeenCalledTimes(1);
  await screen.findByRole('button', { name: words.close });
});

test('a press made before the script arrived is taken up by it', async () => {
  isPressed = true;
  show(youtube);
  await screen.findByRole('button', { name: words.close });
  expect(document.activeElement).toBe(screen.getByTitle('Film'));
});

test('focus that has moved on is not taken back', async () => {
  isPressed = true;
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  show(youtube);
  await screen.findByRole('button', { name: words.close });
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('when the component fails, the form, its frame and the link to the film stay', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  refuse = true;
  show(youtube);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'this browser refused' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play video: The plan' }));
  await screen.findByTitle('Film');
  expect(screen.getByRole('link', { name: words.openInNewTab }).getAttribute('href')).toBe(youtube.pageUrl);
});
