// The demonstration calendar's own page: pick a day, a time, type a contact that goes nowhere. To the page around it
// it speaks as Calendly does.
(() => {
  const slots = ['9:00 a.m.', '9:30 a.m.', '10:30 a.m.', '11:00 a.m.', '1:30 p.m.', '2:30 p.m.', '4:30 p.m.'];
  const isFramed = parent !== window;
  const byId = (id) => document.getElementById(id);

  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 56);
  let month = new Date(first.getFullYear(), first.getMonth(), 1);
  let chosenDay = null;

  function say(event, payload = {}) {
    if (isFramed) parent.postMessage({ event: `calendly.${event}`, payload }, '*');
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
      const day = button(date.getDate(), longDay(date), () => chooseDay(date, day));
      day.disabled = date < first || date > last;
      day.setAttribute('aria-pressed', date.getTime() === chosenDay?.getTime());
      cell.append(day);
    }
    return cell;
  }

  function showMonth(step) {
    month = new Date(month.getFullYear(), month.getMonth() + step, 1);
    byId('month-name').textContent = `${months[month.getMonth()]} ${month.getFullYear()}`;
    byId('previous').disabled = month <= first;
    byId('next').disabled = new Date(month.getFullYear(), month.getMonth() + 1, 1) > last;
    byId('days').replaceChildren();
    // From the Monday on or before the first day of the month.
    for (let monday = 1 - ((month.getDay() + 6) % 7); monday <= 31; monday += 7) {
      const row = document.createElement('tr');
      for (let day = monday; day < monday + 5; day += 1)
        row.append(dayCell(new Date(month.getFullYear(), month.getMonth(), day)));
      if (row.textContent) byId('days').append(row);
    }
  }

  function pressedDay() {
    return byId('days').querySelector('[aria-pressed="true"]');
  }

  function chooseDay(date, pressed) {
    chosenDay = date;
    pressedDay()?.setAttribute('aria-pressed', 'false');
    pressed.setAttribute('aria-pressed', 'true');
    byId('times-name').textContent = `Times on ${longDay(date)}`;
    // Each day has some of the times taken, the same ones at every visit.
    const open = slots.filter((_, index) => (date.getDate() + index * 3) % 4 !== 0);
    byId('times').replaceChildren(...open.map((time) => button(time, time, () => chooseTime(time))));
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
    say('page_height', { height: `${document.documentElement.scrollHeight}px` });
  }

  document.querySelector('.plain').remove();
  for (const shown of document.querySelectorAll('.scripted')) shown.hidden = false;
  byId('previous').addEventListener('click', () => showMonth(-1));
  byId('next').addEventListener('click', () => showMonth(1));
  byId('back').addEventListener('click', () => {
    showStep('time');
    pressedDay()?.focus();
  });
  byId('booking').addEventListener('submit', (event) => {
    if (!isFramed) return;
    event.preventDefault();
    showStep('done');
    byId('done').focus();
    say('event_scheduled');
  });
  showMonth(0);
  showStep('time');
  say('event_type_viewed');
})();
