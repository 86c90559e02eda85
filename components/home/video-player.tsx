import { X } from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { BrowserScript } from '@/components/ui/browser-script';
import { heroVideo } from '@/content/home';
import { formatLength, type Video } from '@/lib/video';

const { title, lengthSeconds, words } = heroVideo;

/**
 * A poster whose button plays the film in its place. It works without scripts: see `VideoForm`; browser/video.ts adds a
 * way to close it.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const disclosure = heroVideo.disclosure[video.provider];
  return (
    <div className="video-player">
      <div className="video-poster">
        <Drawing name="poster-sea" className="poster-sea" />
      </div>
      <VideoForm video={video} noteId={disclosure ? 'video-note' : undefined} />
      <div className="video-caption">
        <p className="flex justify-between gap-4 font-semibold">
          <span id="video-title" aria-hidden="true">
            {title}
          </span>
          {lengthSeconds !== null && <span>{formatLength(lengthSeconds)}</span>}
        </p>
        {disclosure && (
          <p id="video-note" className="text-micro leading-[1.3]">
            {disclosure}
          </p>
        )}
      </div>
      {/* Outside the frame: providers forbid anything over their player. The link keeps its place when the way to close comes. */}
      <div className="video-tools absolute inset-x-0 bottom-[calc(100%+8px)] z-1 flex flex-wrap items-center justify-between gap-x-3 text-small">
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
          className="button button-quiet button-compact w-auto gap-1.5 bg-surface"
          suppressHydrationWarning
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
          {words.close}
        </button>
      </div>
      <Film video={video} />
      <BrowserScript name="video" />
    </div>
  );
}

/**
 * The play button. Pressing it submits a form natively: into the player's frame, or, where the film is a file, nowhere
 * (`dialog` outside a dialog). Either way the form's latch turns `:user-valid`, which shows the film (video.css) and
 * lasts until the form is reset.
 */
function VideoForm({ video, noteId }: { video: Video; noteId?: string }) {
  const isFile = video.provider === 'file';
  const query = isFile ? [] : Object.entries(video.query);
  return (
    <form
      id="video-form"
      className="video-form"
      method={isFile ? 'dialog' : 'get'}
      action={isFile ? undefined : video.playerUrl}
      target={isFile ? undefined : 'hero-player'}
    >
      {/* Nameless, so it is never sent. Of type text, because a hidden field is never valid or invalid. */}
      <input className="video-latch" type="text" hidden />
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="video-play"
        aria-labelledby="video-play video-title"
        aria-describedby={noteId}
      >
        <span id="video-play" className="sr-only">
          {words.play}
        </span>
        <span className="video-disc motion-reduce:transition-none">
          <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M6 3.9c0-1 1.1-1.6 2-1.1l12.6 8.1c.8.5.8 1.7 0 2.2L8 21.2c-.9.6-2-.1-2-1.1Z" />
          </svg>
        </span>
      </button>
    </form>
  );
}

/** Where the film plays: unseen and out of reach until the form of `VideoForm` is submitted. */
function Film({ video }: { video: Video }) {
  if (video.provider === 'file') {
    return (
      <video className="video-film" controls playsInline preload="none" aria-label={words.frameTitle}>
        <source src={video.fileUrl} type="video/mp4" />
        <track kind="captions" src={video.captionsUrl} srcLang="en-US" default />
      </video>
    );
  }
  return (
    <>
      <noscript>
        <iframe className="video-film" name="hero-player" title={words.frameTitle} allow={video.allow} />
      </noscript>
      {/* What browser/video.ts puts in here is no business of React's. */}
      <div
        data-title={words.frameTitle}
        data-allow={video.allow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
