/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { heroVideo } from '@/content/home';
import { resolveVideo, type Video } from '@/lib/video';
import { VideoPlayer } from './video-player';

const { title, words } = heroVideo;

test('a film of our own has captions, loads and plays only on press, and is removed when closed', async () => {
  const video = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' }) as Video;
  document.body.innerHTML = renderToStaticMarkup(<VideoPlayer video={video} />);
  expect(document.querySelector('video')).toBeNull();
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
  const play = screen.getByRole('button', { name: `${words.play} ${title}` });
  play.click();
  const film = await screen.findByLabelText<HTMLVideoElement>(words.frameTitle);
  expect([film.autoplay, film.controls, (film.firstElementChild as HTMLTrackElement).default]).toEqual([
    true,
    true,
    true,
  ]);
  screen.getByRole('button', { name: words.close }).click();
  expect(film.isConnected).toBe(false);
  expect(document.activeElement).toBe(play);
});
