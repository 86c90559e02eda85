/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { heroVideo } from '@/content/home';
import { resolveVideo } from '@/lib/video';
import { VideoPlayer } from './video-player';

const { words } = heroVideo;

test('a film of our own has captions, is not fetched early, and stops when closed', () => {
  const video = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' });
  document.body.innerHTML = renderToStaticMarkup(<VideoPlayer video={video} />);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
  const film = screen.getByLabelText<HTMLVideoElement>(words.frameTitle);
  expect([film.preload, film.querySelector('track')?.default]).toEqual(['none', true]);
  screen.getByRole('button', { name: words.close }).click();
  expect(film.isConnected).toBe(false);
  expect(document.querySelectorAll('video')).toHaveLength(1);
});
