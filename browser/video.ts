/** Runs at the end of the film's player. It turns the link into a button that plays the film in place of the poster. */
const player = document.currentScript?.closest('.video-player') as HTMLElement;
const play = player.querySelector('.video-play') as HTMLElement;
let film: HTMLElement | null = null;

/**
 * Creates the frame only on play: after Back, browsers restore a page's frames, and the film would play hidden behind
 * its poster.
 */
function addFilm() {
  film = player.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  // A frame from another company runs in a process of its own. Focus that it got before its process was ready stays
  // outside, unless it is set again.
  film.onload = () => {
    if (document.activeElement !== film) return;
    film?.blur();
    film?.focus();
  };
  player.append(film);
  film.focus();
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
  // After the paint that answers the press, because a new frame is a new document, which takes a slow phone 50 ms. Not
  // if play was pressed twice, or the film was closed at once.
  requestAnimationFrame(() => setTimeout(() => 'playing' in player.dataset && !film && addFilm()));
};
(player.querySelector('button') as HTMLElement).onclick = () => {
  delete player.dataset.playing;
  film?.remove();
  film = null;
  play.focus();
};
