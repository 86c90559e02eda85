/**
 * Stands last in the film's player, which plays natively: a form is sent into a frame (components/home/video-player.tsx).
 * Adds the frame, a way to close it, and focus that goes along.
 */
const player = document.currentScript?.closest('.video-player') as HTMLElement;
const form = player.querySelector('form') as HTMLFormElement;
const play = form.querySelector('button') as HTMLButtonElement;
const close = player.querySelector('[type=reset]') as HTMLButtonElement;
/** Empty until play is pressed; not there where the film is a file of ours. */
const frameHere = player.querySelector<HTMLElement>('[data-allow]');
let isPlaying = false;

function findFilm() {
  return player.querySelector<HTMLElement>('.video-film');
}

/**
 * Not there earlier: those who only read have no use for a frame, and on Back and on reload browsers put the page a frame
 * last showed into it again, so a film would start unseen behind its poster.
 */
function addFrame(here: HTMLElement) {
  const frame = document.createElement('iframe');
  frame.className = 'video-film';
  frame.name = 'hero-player';
  frame.title = here.dataset.title ?? '';
  frame.allow = here.dataset.allow ?? '';
  // Another company's page runs in a process of its own: when it arrives, focus stays outside it unless renewed.
  frame.onload = () => {
    if (document.activeElement !== frame) return;
    frame.blur();
    frame.focus();
  };
  here.append(frame);
  form.submit();
}

form.addEventListener('submit', (event) => {
  if (frameHere) event.preventDefault();
  // After the paint that answers the press: a frame is a document of its own, which takes a slow phone 50 ms.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Unless play was pressed twice.
      if (frameHere && !findFilm()) addFrame(frameHere);
      const film = findFilm();
      // A browser that refuses leaves the film's own controls in view.
      if (film instanceof HTMLVideoElement) film.play().catch(() => undefined);
      film?.focus();
      isPlaying = true;
    }),
  );
});
form.addEventListener('reset', () => {
  isPlaying = false;
  const film = findFilm();
  if (frameHere) film?.remove();
  else film?.replaceWith(film.cloneNode(true));
  // The button shows again with the next paint, and takes no focus before.
  requestAnimationFrame(() => play.focus());
});
addEventListener('keydown', ({ key, target }) => {
  const isOurs = target === document.body || player.contains(target as Node);
  if (key === 'Escape' && isOurs && isPlaying) close.click();
});
close.hidden = false;

export {};
