/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveVideo } from '@/lib/video';
import { VideoPlayer } from './video-player';

const words = { play: 'Play', close: 'Close', frameTitle: 'Film', openInNewTab: 'Open', disclosure: '' };

test('a film of our own has a length and captions, is not fetched early, and stops when closed', () => {
  const video = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' });
  document.body.innerHTML = renderToStaticMarkup(
    <VideoPlayer video={video} title="The plan" lengthSeconds={134} words={words} poster={null} />,
  );
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
  screen.getByText('2:14');
  const film = screen.getByLabelText<HTMLVideoElement>('Film');
  expect([film.preload, film.querySelector('track')?.default]).toEqual(['none', true]);
  screen.getByRole('button', { name: 'Close' }).click();
  expect(film.isConnected).toBe(false);
  expect(document.querySelectorAll('video')).toHaveLength(1);
});
