'use client'; // follows the player's form: moves focus to the film, and offers a way to close it

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Adds behaviour to the `.video-player` around it, which plays and shows its film without this too. */
export function VideoControls({ close }: { close: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const { form, latch } = partsAround(anchor);

    function follow() {
      const { film } = partsAround(anchor);
      if (film instanceof HTMLVideoElement) {
        // A browser that refuses leaves the film's own controls in view.
        film.play().catch(() => undefined);
      }
      // Once the press is answered on the screen, and the frame is there (browser/video-frame.ts).
      requestAnimationFrame(() => setTimeout(moveIn));
    }

    function moveIn() {
      const { film, playButton } = partsAround(anchor);
      if (!film) return;
      // Another company's page runs in a process of its own: when it arrives, focus stays outside it unless renewed.
      film.addEventListener('load', () => {
        if (document.activeElement === film) {
          film.blur();
          film.focus();
        }
      });
      setIsPlaying(true);
      if (document.activeElement === document.body || document.activeElement === playButton) {
        film.focus();
      }
    }

    // Pressed before this script arrived: the film is there, or about to be.
    if (latch.matches(':user-valid')) {
      follow();
    }
    form.addEventListener('submit', follow);
    return () => form.removeEventListener('submit', follow);
  }, []);

  useEffect(() => {
    function closeOnEscape({ key, target }: KeyboardEvent) {
      const isOurs = target === document.body || partsAround(anchor).video.contains(target as Node);
      if (key === 'Escape' && isOurs) {
        stop();
      }
    }
    if (isPlaying) {
      document.addEventListener('keydown', closeOnEscape);
      return () => document.removeEventListener('keydown', closeOnEscape);
    }
  });

  function stop() {
    const { form, film, playButton } = partsAround(anchor);
    form.reset();
    if (film instanceof HTMLVideoElement) {
      film.replaceWith(film.cloneNode(true));
    } else {
      // The next press brings a new one (browser/video-frame.ts).
      film?.remove();
    }
    setIsPlaying(false);
    playButton.focus();
  }

  return (
    <span ref={anchor}>
      {isPlaying && (
        <button type="button" className="button button-quiet button-compact" onClick={stop}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
          {close}
        </button>
      )}
    </span>
  );
}

/** Asked for anew each time, since playing and closing the film replace its element. */
function partsAround(anchor: React.RefObject<HTMLElement | null>) {
  const video = anchor.current?.closest<HTMLElement>('.video-player');
  const form = video?.querySelector('form');
  const latch = video?.querySelector<HTMLInputElement>('.video-latch');
  const playButton = video?.querySelector<HTMLButtonElement>('.video-play');
  const film = video?.querySelector<HTMLElement>('.video-film');
  if (!video || !form || !latch || !playButton) {
    throw new Error('VideoControls stands outside a VideoPlayer.');
  }
  return { video, form, latch, playButton, film };
}
