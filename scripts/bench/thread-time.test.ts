import { inThreadTime } from './thread-time';

const page = { pid: 1, tid: 1, ph: 'X' };

test('a task lasts as long as its thread ran, and what happened in it keeps its place', () => {
  const events = [
    { name: 'RunTask', ts: 1000, dur: 90, tts: 500, tdur: 30, ...page },
    // Before it the thread stood still for 40, after it for 20.
    { name: 'Layout', ts: 1050, dur: 20, tts: 510, tdur: 20, ...page },
    { name: 'RunTask', ts: 1100, dur: 10, tts: 530, tdur: 10, ...page },
  ];
  expect(inThreadTime(events)).toEqual([
    { name: 'RunTask', ts: 1000, dur: 30, tts: 500, tdur: 30, ...page },
    { name: 'Layout', ts: 1010, dur: 20, tts: 510, tdur: 20, ...page },
    events[2],
  ]);
});

test('other threads, what no task holds and what has no time of its thread stay as they were', () => {
  const events = [
    { name: 'RunTask', ts: 1000, dur: 90, tts: 500, tdur: 30, ...page },
    { name: 'Layout', ts: 1050, dur: 20, tts: 510, tdur: 15, ...page, tid: 2 },
    { name: 'Layout', ts: 1200, dur: 20, tts: 530, tdur: 15, ...page },
    { name: 'firstContentfulPaint', ts: 1060, ...page, ph: 'R' },
  ];
  expect(inThreadTime(events).slice(1)).toEqual(events.slice(1));
});
