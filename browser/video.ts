/** Stands last in the film's player. Makes its link a button that plays the film in the poster's place. */
const player = document.currentScript?.closest('.video-player') as HTMLElement;
const play = player.querySelector('.video-play') as HTMLElement;
let film: HTMLElement | null = null;

/** Not earlier: on Back browsers fill a frame again, so a film would start unseen behind its poster. */
function addFilm() {
  film = player.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  // Another company's page runs in a process of its own: when it arrives, focus stays outside it unless renewed.
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
  // After the paint that answers the press: a frame is a document of its own, which takes a slow phone 50 ms. Unless
  // play was pressed twice, or the film closed at once.
  requestAnimationFrame(() => setTimeout(() => 'playing' in player.dataset && !film && addFilm()));
};
(player.querySelector('button') as HTMLElement).onclick = () => {
  delete player.dataset.playing;
  film?.remove();
  film = null;
  play.focus();
};
