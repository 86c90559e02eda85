// The demonstration calendar's own page: pick a day, a time, type a contact that goes nowhere. To the page around it
// it speaks as Calendly does.
(() => {
  const weeksAhead = 8;
  const slots = ['9:00', '9:30', '10:30', '11:00', '1:00', '1:30', '2:30', '3:00', '3:30', '4:30'];
  const isFramed = parent !== window;
  const byId = (id) => document.getElementById(id);

  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + weeksAhead * 7);
  let month = new Date(first.getFullYear(), first.getMonth(), 1);
  let chosenDay = null;

  function say(event, payload = {}) {
    if (isFramed) parent.postMessage({ event: `calendly.${event}`, payload }, '*');
  }

  function sayHeight() {
    say('page_height', { height: `${document.documentElement.scrollHeight}px` });
  }

  // By hand: the browser's own formatter takes a slow phone 40 ms to start.
  const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
  const months =
    'January February March April May June July August September October November December'.split(' ');

  function longDay(date) {
    return `${days[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
  }

  function button(text, name, onPress) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.setAttribute('aria-label', name);
    made.addEventListener('click', () => onPress(made));
    return made;
  }

  function dayCell(date) {
    const cell = document.createElement('td');
    if (date.getMonth() === month.getMonth()) {
      const day = button(String(date.getDate()), longDay(date), () => chooseDay(date, day));
      day.disabled = date < first || date > last;
      day.setAttribute('aria-pressed', String(date.getTime() === chosenDay?.getTime()));
      cell.append(day);
    }
    return cell;
  }

  function drawMonth() {
    byId('month-name').textContent = `${months[month.getMonth()]} ${month.getFullYear()}`;
    byId('previous').disabled = month <= first;
    byId('next').disabled = new Date(month.getFullYear(), month.getMonth() + 1, 1) > last;
    byId('days').replaceChildren();
    // The Monday of the week of the month's first working day.
    const start = 1 + ([1, 0, -1, -2, -3, -4, 2][month.getDay()] ?? 0);
    for (let week = start; week <= 31; week += 7) {
      const dates = [0, 1, 2, 3, 4].map((day) => new Date(month.getFullYear(), month.getMonth(), week + day));
      const row = document.createElement('tr');
      row.append(...dates.map(dayCell));
      if (row.textContent) byId('days').append(row);
    }
  }

  function moveMonth(step) {
    month = new Date(month.getFullYear(), month.getMonth() + step, 1);
    drawMonth();
  }

  function chooseDay(date, pressed) {
    chosenDay = date;
    byId('days').querySelector('[aria-pressed="true"]')?.setAttribute('aria-pressed', 'false');
    pressed.setAttribute('aria-pressed', 'true');
    byId('times-name').textContent = `Times on ${longDay(date)}`;
    // Each day has some of the times taken, the same ones at every visit.
    const open = slots.filter((_, index) => (date.getDate() + index * 3) % 4 !== 0);
    const times = open.map((slot) => `${slot} ${Number.parseInt(slot, 10) < 8 ? 'p.m.' : 'a.m.'}`);
    byId('times').replaceChildren(...times.map((time) => button(time, time, () => chooseTime(time))));
    sayHeight();
  }

  function chooseTime(time) {
    byId('chosen').textContent = `${longDay(chosenDay)}, ${time}`;
    showStep('details');
    byId('chosen').focus();
  }

  function showStep(step) {
    byId('step-time').hidden = step !== 'time';
    byId('step-details').hidden = step !== 'details';
    byId('booking').hidden = step === 'done';
    byId('done').hidden = step !== 'done';
    sayHeight();
  }

  document.querySelector('.plain').remove();
  for (const shown of [document.querySelector('.scripted'), byId('chosen'), byId('back')])
    shown.hidden = false;
  byId('previous').addEventListener('click', () => moveMonth(-1));
  byId('next').addEventListener('click', () => moveMonth(1));
  byId('back').addEventListener('click', () => {
    showStep('time');
    byId('days').querySelector('[aria-pressed="true"]')?.focus();
  });
  byId('booking').addEventListener('submit', (event) => {
    if (!isFramed) return;
    event.preventDefault();
    showStep('done');
    byId('done').focus();
    say('event_scheduled');
  });
  drawMonth();
  showStep('time');
  say('event_type_viewed');
})();
