import type { ReactNode } from 'react';
import { LeafBoundary } from '@/components/ui/leaf-boundary';
import { formatLength, type Video } from '@/lib/video';
import { VideoControls } from './video-controls';
import { VideoFilm } from './video-film';
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

/** A poster whose button plays the film in its place. One per page. It works without scripts: see `VideoForm`. */
export function VideoPlayer({ video, title, lengthSeconds, words, poster }: Props) {
  return (
    <div className="video-player" data-start="">
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
        <a href={video.pageUrl} target="_blank" rel="noopener" className="text-link">
          {words.openInNewTab}
        </a>
        <LeafBoundary>
          <VideoControls close={words.close} />
        </LeafBoundary>
      </div>
      <VideoFilm video={video} title={words.frameTitle} />
    </div>
  );
}
