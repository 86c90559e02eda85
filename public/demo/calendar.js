// The demonstration calendar's own page: pick a day, a time, type a contact that goes nowhere. To the page around it
// it speaks as Calendly does.
const slots = ['9:00 a.m.', '9:30 a.m.', '10:30 a.m.', '11:00 a.m.', '1:30 p.m.', '2:30 p.m.', '4:30 p.m.'];
// By hand: the browser's own formatter takes a slow phone 40 ms to start.
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const isFramed = parent !== window;
const byId = (id) => document.getElementById(id);
const now = new Date();
let shownMonths = 0;
let chosen = null;

function say(event, payload = {}) {
  if (isFramed) parent.postMessage({ event: `calendly.${event}`, payload }, '*');
}

function longDay(date) {
  return `${days[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
}

function button(text, name, onPress) {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', textContent: text, ariaLabel: name, onclick: () => onPress(made) });
  return made;
}

function showMonth(step) {
  shownMonths += step;
  const month = new Date(now.getFullYear(), now.getMonth() + shownMonths);
  byId('month-name').textContent = `${months[month.getMonth()]} ${month.getFullYear()}`;
  byId('previous').disabled = shownMonths === 0;
  byId('next').disabled = shownMonths === 2;
  byId('days').replaceChildren();
  chosen = null;
  // From the Monday on or before the first day of the month.
  for (let monday = 1 - ((month.getDay() + 6) % 7); monday <= 31; monday += 7) {
    const row = byId('days').insertRow();
    for (let number = monday; number < monday + 5; number += 1) {
      const date = new Date(month.getFullYear(), month.getMonth(), number);
      const day = button(date.getDate(), longDay(date), () => chooseDay(date, day));
      day.disabled = date <= now;
      day.ariaPressed = 'false';
      const cell = row.insertCell();
      if (date.getMonth() === month.getMonth()) cell.append(day);
    }
    if (!row.textContent) row.remove();
  }
}

function chooseDay(date, pressed) {
  if (chosen) chosen.ariaPressed = 'false';
  chosen = pressed;
  chosen.ariaPressed = 'true';
  byId('times-name').textContent = `Times on ${longDay(date)}`;
  // Each day has some of the times taken, the same ones at every visit.
  const open = slots.filter((_, index) => (date.getDate() + index * 3) % 4 !== 0);
  byId('times').replaceChildren(...open.map((time) => button(time, time, () => chooseTime(date, time))));
}

function chooseTime(date, time) {
  byId('chosen').textContent = `${longDay(date)}, ${time}`;
  showStep('details');
  byId('chosen').focus();
}

function showStep(step) {
  for (const name of ['time', 'details', 'done']) byId(`step-${name}`).hidden = step !== name;
  say('page_height', { height: `${document.documentElement.scrollHeight}px` });
}

document.querySelector('.plain').remove();
for (const shown of document.querySelectorAll('.scripted')) shown.hidden = false;
byId('previous').onclick = () => showMonth(-1);
byId('next').onclick = () => showMonth(1);
byId('back').onclick = () => {
  showStep('time');
  chosen?.focus();
};
byId('booking').onsubmit = (event) => {
  if (!isFramed) return;
  event.preventDefault();
  showStep('done');
  byId('step-done').focus();
  say('event_scheduled');
};
showMonth(0);
showStep('time');
say('event_type_viewed');
