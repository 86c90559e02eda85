import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrowserScript } from '@/components/ui/browser-script';
import { formatLength, type Video } from '@/lib/video';
import { VideoForm } from './video-form';

export type VideoWords = {
  /** Heard before the title, e.g. "Play video:". */
  play: string;
  close: string;
  frameTitle: string;
  openInNewTab: string;
  /** What a press sets off, e.g. "Playing loads YouTube, which may set cookies."; may be empty. */
  disclosure: string;
};

type Props = {
  video: Video;
  title: string;
  lengthSeconds: number | null;
  words: VideoWords;
  /** Decorative drawing, 16:9. */
  poster: ReactNode;
};

/**
 * A poster whose button plays the film in its place. One per page. It works without scripts: see `VideoForm`;
 * browser/video.ts adds a way to close it.
 */
export function VideoPlayer({ video, title, lengthSeconds, words, poster }: Props) {
  return (
    <div className="video-player">
      <div className="video-poster">{poster}</div>
      <VideoForm
        video={video}
        play={words.play}
        titleId="video-title"
        noteId={words.disclosure && 'video-note'}
      />
      <div className="video-caption">
        <p className="video-line">
          <span id="video-title" aria-hidden="true">
            {title}
          </span>
          {lengthSeconds !== null && <span>{formatLength(lengthSeconds)}</span>}
        </p>
        {words.disclosure && <p id="video-note">{words.disclosure}</p>}
      </div>
      <div className="video-tools">
        <a
          href={video.pageUrl}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-11 items-center"
        >
          {words.openInNewTab}
        </a>
        <button
          type="reset"
          form="video-form"
          hidden
          className="button button-quiet button-compact"
          suppressHydrationWarning
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
          {words.close}
        </button>
      </div>
      <Film video={video} title={words.frameTitle} />
      <BrowserScript name="video" />
    </div>
  );
}

/** Where the film plays: unseen and out of reach until the form of `VideoForm` is submitted. */
function Film({ video, title }: { video: Video; title: string }) {
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
      <noscript>
        <iframe className="video-film" name="hero-player" title={title} allow={video.allow} />
      </noscript>
      {/* What browser/video.ts puts in here is no business of React's. */}
      <div
        data-title={title}
        data-allow={video.allow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
