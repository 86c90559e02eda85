// Stands in for a provider's player: nothing is fetched, sent or kept. There is no sound, only captions that advance.
const secondsPerLine = 4;
const lines = [
  'This is a demonstration. No film has been made yet.',
  'The clinic’s own film will say in a few minutes how the plan works.',
  'Its captions will stand here, checked by a person.',
  'What the film says can also be read on the page.',
];
const [caption, controls, toggle, progress] = document.querySelectorAll(
  '#caption, #controls, button, progress',
);
progress.max = secondsPerLine * lines.length;
let isPlaying = location.search.includes('autoplay=1');

function show() {
  caption.textContent = lines[Math.floor(progress.value / secondsPerLine)] ?? lines.at(-1);
  toggle.textContent = isPlaying ? 'Pause' : 'Play';
}

toggle.addEventListener('click', () => {
  isPlaying = !isPlaying;
  if (progress.value === progress.max) progress.value = 0;
  show();
});
setInterval(() => {
  if (!isPlaying) return;
  progress.value += 0.25;
  isPlaying = progress.value < progress.max;
  show();
}, 250);
caption.hidden = controls.hidden = false;
show();
