// Imitates a provider's player: nothing is fetched, sent or stored. There is no sound; only the captions advance.
const lines = [
  'This is a demonstration. No film has been made yet.',
  'The clinic’s own film will say in a few minutes how the plan works.',
  'Its captions will stand here, checked by a person.',
  'What the film says can also be read on the page.',
];
const [caption, toggle] = document.querySelectorAll('#caption, button');
let isPlaying = location.search.includes('autoplay=1');
let shown = 0;

function show() {
  caption.textContent = lines[shown];
  toggle.textContent = isPlaying ? 'Pause' : 'Play';
}

toggle.addEventListener('click', () => {
  isPlaying = !isPlaying;
  show();
});
setInterval(() => {
  if (isPlaying) shown = (shown + 1) % lines.length;
  show();
}, 4000);
caption.hidden = toggle.hidden = false;
show();
