/** Runs at the end of the film's player. It turns the link into a button that plays the film instead of the poster. */
const player = document.currentScript?.closest('.video-player') as HTMLElement;
const play = player.querySelector('.video-play') as HTMLElement;
let film: HTMLElement | null = null;

/**
 * Creates the frame only when the visitor plays the film. Otherwise, after the Back button, browsers would restore the
 * frame and the film would play hidden behind its poster.
 */
function addFilm() {
  film = player.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  // A frame from another company runs in its own process. If it gets focus before that process is ready, the focus
  // stays outside unless it is set again.
  film.onload = () => {
    if (document.activeElement !== film) return;
    film?.blur();
    film?.focus();
  };
  player.append(film);
  film.focus();
  // On a phone, the button that closes the film may be below the screen.
  player.scrollIntoView({ block: 'nearest' });
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
  // Waits for the paint that responds to the click, because creating an iframe takes a slow phone 50 ms. Skips it if
  // play was clicked twice, or if the film was closed immediately.
  requestAnimationFrame(() => setTimeout(() => 'playing' in player.dataset && !film && addFilm()));
};
(player.querySelector('button') as HTMLElement).onclick = () => {
  delete player.dataset.playing;
  film?.remove();
  film = null;
  play.focus();
};
