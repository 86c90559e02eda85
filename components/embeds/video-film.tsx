import { videoFrame as bringFrame } from '@/generated/browser/video-frame';
import type { Video } from '@/lib/video';

/** Where the film plays: unseen and out of reach until the form of `VideoForm` is submitted. */
export function VideoFilm({ video, title }: { video: Video; title: string }) {
  if (video.provider === 'file') {
    return (
      <video className="video-film" controls playsInline preload="none" aria-label={title}>
        <source src={video.fileUrl} type="video/mp4" />
        <track kind="captions" src={video.captionsUrl} srcLang="en-US" default />
      </video>
    );
  }
  const { allow } = video;
  return (
    <>
      <noscript>
        <iframe className="video-film" name="hero-player" title={title} allow={allow} />
      </noscript>
      {/* What is put in here is no business of React's. */}
      <div
        data-title={title}
        data-allow={allow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <script>{bringFrame}</script>
    </>
  );
}
