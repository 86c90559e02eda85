import type { Video } from '@/lib/video';

type Props = { video: Video; play: string; titleId: string; noteId: string };

/**
 * The play button. Pressing it submits a form natively: into the player's frame, or, where the film is a file, nowhere
 * (`dialog` outside a dialog). Either way the form's latch turns `:user-valid`, which shows the film (video.css) and
 * lasts until the form is reset.
 */
export function VideoForm({ video, play, titleId, noteId }: Props) {
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
        aria-labelledby={`video-play ${titleId}`}
        aria-describedby={noteId || undefined}
      >
        <span id="video-play" className="sr-only">
          {play}
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
