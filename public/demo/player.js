// Stands in for a provider's player: nothing is fetched, sent or kept. There is no sound, only captions that advance.
const secondsPerLine = 4;
const lines = [
  'This is a demonstration. No film has been made yet.',
  'The clinic’s own film will say in a few minutes how the plan works.',
  'Its captions will stand here, checked by a person.',
  'What the film says can also be read on the page.',
];
const totalSeconds = secondsPerLine * lines.length;

const caption = document.getElementById('caption');
const controls = document.getElementById('controls');
const toggle = document.getElementById('toggle');
const progress = document.getElementById('progress');
const time = document.getElementById('time');

let playedSeconds = 0;
let timer = null;

function show() {
  const line = lines[Math.min(Math.floor(playedSeconds / secondsPerLine), lines.length - 1)];
  if (caption.textContent !== line) {
    caption.textContent = line;
  }
  progress.value = playedSeconds;
  time.textContent = `${clock(playedSeconds)} / ${clock(totalSeconds)}`;
  toggle.textContent = timer === null ? 'Play' : 'Pause';
}

function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

function pause() {
  clearInterval(timer);
  timer = null;
  show();
}

function play() {
  if (playedSeconds >= totalSeconds) {
    playedSeconds = 0;
  }
  timer = setInterval(() => {
    playedSeconds += 0.25;
    if (playedSeconds >= totalSeconds) {
      pause();
    }
    show();
  }, 250);
  show();
}

toggle.addEventListener('click', () => (timer === null ? play() : pause()));

progress.max = totalSeconds;
caption.hidden = false;
controls.hidden = false;
show();
if (new URLSearchParams(location.search).get('autoplay') === '1') {
  play();
}
