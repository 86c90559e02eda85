import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Picture } from '@/components/site/picture';
import { BrowserScript } from '@/components/ui/browser-script';
import { heroVideo } from '@/content/home';
import { site } from '@/content/site';
import { speaker } from '@/content/team';
import { formatLength, type Video } from '@/lib/video';

const { title, lengthSeconds, words } = heroVideo;

/**
 * A poster that links to the film's own page. browser/video.ts plays the film instead of the poster. Without scripts, a
 * film from our own server is shown from the start, with its captions.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const disclosure = heroVideo.disclosure[video.provider];
  const isFile = video.provider === 'file';
  return (
    <div className={clsx('video-player', speaker?.photo && 'video-player-with-speaker')}>
      <div className="video-poster dimmed-at-night">
        {speaker?.photo && (
          <Picture file={speaker.photo.file} alt="" shape="portrait" className="video-speaker" />
        )}
      </div>
      <a
        href={video.pageUrl}
        target="_blank"
        rel="noopener"
        className={clsx('video-play', isFile && 'noscript:hidden')}
        aria-describedby={disclosure ? 'video-note' : undefined}
        suppressHydrationWarning
      >
        <span className="sr-only">
          {words.play} {title}
          {lengthSeconds !== null && `, ${formatLength(lengthSeconds)}`}
        </span>
        <span className="video-disc motion-reduce:transition-none">
          <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M6 3.9c0-1 1.1-1.6 2-1.1l12.6 8.1c.8.5.8 1.7 0 2.2L8 21.2c-.9.6-2-.1-2-1.1Z" />
          </svg>
        </span>
      </a>
      <p className="video-wait" aria-hidden="true">
        {words.loading}
      </p>
      <p className="video-slow">{words.slow}</p>
      {/* Hidden from screen readers, because the link above says all this. */}
      <div className="video-bar video-caption" aria-hidden="true">
        <p className="flex justify-between gap-4 font-semibold">
          <span>{title}</span>
          {lengthSeconds !== null && <span>{formatLength(lengthSeconds)}</span>}
        </p>
        {disclosure && (
          <p id="video-note" className="text-micro leading-[1.3]">
            {disclosure}
          </p>
        )}
      </div>
      {/* Below the picture, because the providers' terms forbid covering their player. */}
      <div className="video-bar video-tools night flex flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 text-small">
        <a href={video.pageUrl} target="_blank" rel="noopener" className="text-link tappable">
          {words.openInNewTab}
        </a>
        <button type="button" className="button button-quiet button-compact w-auto gap-1.5">
          <X size={18} aria-hidden="true" />
          {words.close}
        </button>
      </div>
      <template>
        <Film video={video} autoPlay />
      </template>
      {isFile && (
        <noscript>
          <Film video={video} />
        </noscript>
      )}
      <BrowserScript name="video" />
    </div>
  );
}

function Film({ video, autoPlay }: { video: Video; autoPlay?: true }) {
  return video.provider === 'file' ? (
    <video
      className="video-film"
      src={video.pageUrl}
      controls
      autoPlay={autoPlay}
      playsInline
      preload="none"
      aria-label={words.frameTitle}
    >
      <track kind="captions" src={video.captionsUrl} srcLang={site.language} default />
    </video>
  ) : (
    <iframe
      className="video-film"
      title={words.frameTitle}
      src={video.playerUrl}
      // YouTube refuses to play for a page that sends no origin, and a proxy may change the site's own Referrer-Policy
      // header.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
