/** Stands last in the film's player. Makes its link a button that plays the film in the poster's place. */
const player = document.currentScript?.closest('.video-player') as HTMLElement;
const play = player.querySelector('.video-play') as HTMLElement;
const close = player.querySelector('button') as HTMLButtonElement;
/** Not there where the film comes in another company's player. */
const file = player.querySelector('video');

/** Not earlier: on Back browsers fill a frame again, so a film would start unseen behind its poster. */
function addFrame() {
  const frame = document.createElement('iframe');
  frame.className = 'video-film';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.title = play.dataset.title ?? '';
  frame.src = play.dataset.src ?? '';
  // Another company's page runs in a process of its own: when it arrives, focus stays outside it unless renewed.
  frame.onload = () => {
    if (document.activeElement !== frame) return;
    frame.blur();
    frame.focus();
  };
  player.append(frame);
  return frame;
}

play.setAttribute('role', 'button');
play.onkeydown = (event) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  play.click();
};
play.onclick = (event) => {
  event.preventDefault();
  player.dataset.playing = '';
  // After the paint that answers the press: a frame is a document of its own, which takes a slow phone 50 ms.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Unless play was pressed twice, or the film closed at once.
      if (!('playing' in player.dataset) || player.querySelector('iframe')) return;
      (file ?? addFrame()).focus();
      // A browser that refuses leaves the film's own controls in view.
      file?.play().catch(() => undefined);
    }),
  );
};
close.onclick = () => {
  delete player.dataset.playing;
  player.querySelector('iframe')?.remove();
  file?.pause();
  play.focus();
};
addEventListener('keydown', ({ key, target }) => {
  const isOurs = target === document.body || player.contains(target as Node);
  if (key === 'Escape' && isOurs && 'playing' in player.dataset) close.click();
});

export {};
