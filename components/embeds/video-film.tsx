import { video as startFrameAfresh } from '@/generated/boot/video';
import type { Video } from '@/lib/video';

/** Where the film plays: empty, unseen and out of reach until the form of `VideoForm` is submitted. */
export function VideoFilm({ video, title }: { video: Video; title: string }) {
  if (video.provider === 'file') {
    return (
      <video className="video-film" controls playsInline preload="none" aria-label={title}>
        <source src={video.fileUrl} type="video/mp4" />
        <track kind="captions" src={video.captionsUrl} srcLang="en-US" default />
      </video>
    );
  }
  return (
    <>
      <iframe className="video-film" name="hero-player" title={title} allow={video.allow} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own lib/boot/video.ts, bundled at build */}
      <script dangerouslySetInnerHTML={{ __html: startFrameAfresh }} />
    </>
  );
}
