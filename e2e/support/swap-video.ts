import type { Page } from '@playwright/test';
import { type FramedVideo, resolveVideo } from '@/lib/video';

/** Serves the built home page with another player in its place and its policy adjusted to it, as a build would. */
export async function swapVideo(page: Page, video: FramedVideo) {
  const demo = resolveVideo({ provider: 'demo' });
  if (demo.provider === 'file') throw new Error('The demonstration plays in a frame.');
  const inputs = Object.entries(video.query).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`,
  );
  const isHome = ({ origin, pathname }: URL) => origin !== video.policy.frameSrc[0] && pathname === '/';
  await page.route(isHome, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(`action="${demo.playerUrl}"`, `action="${video.playerUrl}"`)
      .replace(/(<input class="video-latch"[^>]*>)(<input type="hidden"[^>]*>)*/, `$1${inputs.join('')}`)
      .replaceAll(/( (?:data-)?allow=")(?=")/g, `$1${video.allow}`)
      .replace(/frame-src [^;]*/, `frame-src ${video.policy.frameSrc.join(' ')}`)
      .replace(/form-action [^;]*/, `form-action ${video.policy.formAction.join(' ')}`);
    await route.fulfill({ response, body: html });
  });
}

/** The film of a company that plays it in a frame, as the settings would name it. */
export function framedVideo(provider: 'youtube' | 'vimeo', id: string): FramedVideo {
  const video = resolveVideo({ provider, id });
  if (video.provider === 'file') throw new Error(`${provider} plays in a frame.`);
  return video;
}
