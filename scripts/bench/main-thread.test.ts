import { readTasks, type TraceEvent } from './main-thread';

const page = { pid: 1, tid: 1 };

function task(ts: number, dur: number, tdur: number, thread = page): TraceEvent {
  return { name: 'ThreadControllerImpl::RunTask', ph: 'X', ts, dur, tdur, ...thread };
}

function painted(ts: number, thread = page): TraceEvent {
  return { name: 'firstContentfulPaint', ph: 'R', ts, ...thread };
}

test('each task of the page’s own thread counts once, with the time it ran itself', () => {
  const events = [
    task(90_000, 60_000, 55_000),
    task(10_000, 80_000, 40_000),
    task(20_000, 30_000, 20_000),
    task(95_000, 10_000, 10_000, { pid: 1, tid: 2 }),
    task(95_000, 10_000, 10_000, { pid: 2, tid: 1 }),
    painted(85_000),
    painted(200_000),
  ];
  expect(readTasks(events)).toEqual([
    { isPainted: false, busyMs: 40 },
    { isPainted: true, busyMs: 55 },
  ]);
});

test('a trace without a paint is no measurement', () => {
  expect(() => readTasks([task(0, 1000, 1000)])).toThrow('no first paint');
});
