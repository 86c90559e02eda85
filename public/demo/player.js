// Stands in for a provider's player: nothing is fetched, sent or kept. There is no sound, only captions that advance.
const secondsPerLine = 4;
const lines = [
  'This is a demonstration. No film has been made yet.',
  'The clinic’s own film will say in a few minutes how the plan works.',
  'Its captions will stand here, checked by a person.',
  'What the film says can also be read on the page.',
];

const [caption, controls, toggle, progress] = ['caption', 'controls', 'toggle', 'progress'].map((id) =>
  document.getElementById(id),
);
progress.max = secondsPerLine * lines.length;
let timer = null;

function show() {
  caption.textContent = lines[Math.floor(progress.value / secondsPerLine)] ?? lines.at(-1);
  toggle.textContent = timer === null ? 'Play' : 'Pause';
}

function pause() {
  clearInterval(timer);
  timer = null;
  show();
}

function play() {
  if (progress.value === progress.max) progress.value = 0;
  timer = setInterval(() => {
    progress.value += 0.25;
    if (progress.value === progress.max) pause();
    else show();
  }, 250);
  show();
}

toggle.addEventListener('click', () => (timer === null ? play() : pause()));
caption.hidden = false;
controls.hidden = false;
show();
if (location.search.includes('autoplay=1')) play();
