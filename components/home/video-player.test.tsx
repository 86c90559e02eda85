/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { heroVideo } from '@/content/home';
import { resolveVideo } from '@/lib/video';
import { VideoPlayer } from './video-player';

const { title, words } = heroVideo;

test('a film of our own has captions, is not fetched early, plays when pressed and stops when closed', async () => {
  const happened: string[] = [];
  const film = HTMLMediaElement.prototype;
  jest.spyOn(film, 'play').mockImplementation(async () => void happened.push('plays'));
  jest.spyOn(film, 'pause').mockImplementation(() => void happened.push('stops'));
  const video = resolveVideo({ provider: 'file', url: '/video/a.mp4', captionsUrl: '/video/a.vtt' });
  document.body.innerHTML = renderToStaticMarkup(<VideoPlayer video={video} />);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('@/browser/video'));
  const { preload, firstElementChild } = screen.getByLabelText<HTMLVideoElement>(words.frameTitle);
  expect([preload, (firstElementChild as HTMLTrackElement).default]).toEqual(['none', true]);
  const play = screen.getByRole('button', { name: `${words.play} ${title}` });
  play.click();
  await waitFor(() => expect(happened).toEqual(['plays']));
  screen.getByRole('button', { name: words.close }).click();
  expect(happened).toEqual(['plays', 'stops']);
  expect(document.activeElement).toBe(play);
});
