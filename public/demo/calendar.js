// The demonstration calendar's own page: pick a day, a time, type a contact that goes nowhere.
(() => {
  const weeksAhead = 8;
  const slots = ['9:00', '9:30', '10:30', '11:00', '1:00', '1:30', '2:30', '3:00', '3:30', '4:30'];

  const byId = (id) => document.getElementById(id);
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  const first = addDays(today, 1);
  const last = addDays(today, weeksAhead * 7);
  let shown = new Date(first.getFullYear(), first.getMonth(), 1);
  let chosenDay = null;
  let chosenTime = '';

  function addDays(date, days) {
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
  }

  function isOpen(date) {
    const day = date.getDay();
    return day > 0 && day < 6 && date >= first && date <= last;
  }

  function isSame(a, b) {
    return a !== null && b !== null && a.getTime() === b.getTime();
  }

  // By hand: the browser's own formatter takes a slow phone 40 ms to start.
  const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
  const months =
    'January February March April May June July August September October November December'.split(' ');

  function longDay(date) {
    return `${days[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
  }

  /** The open day nearest to where an arrow key points, or null at either end. */
  function nextOpen(from, stepDays) {
    for (
      let date = addDays(from, stepDays);
      date >= first && date <= last;
      date = addDays(date, Math.sign(stepDays))
    ) {
      if (isOpen(date)) return date;
    }
    return null;
  }

  function dayCell(date) {
    const cell = document.createElement('td');
    if (date.getMonth() !== shown.getMonth()) return cell;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = String(date.getDate());
    button.disabled = !isOpen(date);
    button.dataset.day = date.toDateString();
    button.setAttribute('aria-label', longDay(date));
    button.setAttribute('aria-pressed', String(isSame(date, chosenDay)));
    button.addEventListener('click', () => chooseDay(date));
    button.addEventListener('keydown', (event) => moveFrom(date, event));
    cell.append(button);
    return cell;
  }

  function drawMonth() {
    byId('month-name').textContent = `${months[shown.getMonth()]} ${shown.getFullYear()}`;
    byId('previous').disabled = shown <= first;
    byId('next').disabled = new Date(shown.getFullYear(), shown.getMonth() + 1, 1) > last;
    const rows = [];
    let monday = addDays(shown, 1 - (shown.getDay() || 7));
    // A month that starts on a weekend has its first working day in the week after.
    if (shown.getDay() % 6 === 0) monday = addDays(shown, shown.getDay() === 6 ? 2 : 1);
    for (; monday <= new Date(shown.getFullYear(), shown.getMonth() + 1, 0); monday = addDays(monday, 7)) {
      const row = document.createElement('tr');
      row.append(...[0, 1, 2, 3, 4].map((offset) => dayCell(addDays(monday, offset))));
      rows.push(row);
    }
    byId('days').replaceChildren(...rows);
  }

  function focusDay(date) {
    if (date.getMonth() !== shown.getMonth()) {
      shown = new Date(date.getFullYear(), date.getMonth(), 1);
      drawMonth();
    }
    byId('days').querySelector(`[data-day="${date.toDateString()}"]`).focus();
  }

  function moveFrom(date, event) {
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
      Home: 1 - date.getDay(),
      End: 5 - date.getDay(),
      PageUp: -28,
      PageDown: 28,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = step === 0 ? null : nextOpen(date, step);
    if (target) focusDay(target);
  }

  function chooseDay(date) {
    chosenDay = date;
    drawMonth();
    focusDay(date);
    byId('times-name').textContent = `Times on ${longDay(date)}`;
    // Each day has some of the times taken, the same ones at every visit.
    const open = slots.filter((_, index) => (date.getDate() + index * 3) % 4 !== 0);
    byId('times').replaceChildren(...open.map(timeButton));
    window.demoCalendar.sayHeight();
  }

  function timeButton(slot) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${slot} ${Number.parseInt(slot, 10) < 8 ? 'p.m.' : 'a.m.'}`;
    button.addEventListener('click', () => {
      chosenTime = button.textContent;
      showStep('details');
    });
    return button;
  }

  function showStep(step) {
    byId('step-time').hidden = step !== 'time';
    byId('step-details').hidden = step !== 'details';
    byId('booking').hidden = step === 'done';
    byId('done').hidden = step !== 'done';
    if (step === 'details') byId('chosen').textContent = `${longDay(chosenDay)}, ${chosenTime}`;
    window.demoCalendar.sayHeight();
  }

  function moveMonth(months) {
    shown = new Date(shown.getFullYear(), shown.getMonth() + months, 1);
    drawMonth();
  }

  byId('booking').hidden = true;
  document.querySelector('.plain').remove();
  document.querySelector('.scripted').hidden = false;
  byId('chosen').hidden = false;
  byId('back').hidden = false;
  byId('previous').addEventListener('click', () => moveMonth(-1));
  byId('next').addEventListener('click', () => moveMonth(1));
  byId('times').addEventListener('click', () => byId('chosen').focus());
  byId('back').addEventListener('click', () => {
    showStep('time');
    focusDay(chosenDay);
  });
  byId('booking').addEventListener('submit', (event) => {
    if (!window.demoCalendar.isFramed) return;
    event.preventDefault();
    showStep('done');
    byId('done').focus();
    window.demoCalendar.booked();
  });
  // Not with the first layout in one task: the page around shares the thread, and a slow phone would hold its taps.
  setTimeout(() => {
    drawMonth();
    showStep('time');
    window.demoCalendar.ready();
  });
})();
