import type { TraceEvent } from './main-thread';

/** What Lighthouse takes for a task. */
const TASK = /RunTask$/;

/**
 * The same trace as if the machine had done nothing beside each thread: every task is as long as the thread itself ran
 * in it, with all that happened in it at its share of that. Tasks begin when they did. What a thread waited for other
 * processes, as for one of the system's fonts, is gone, too.
 */
export function inThreadTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const changed = new Map<Event, Event>();
  const lastTasks = new Map<string, Event>();
  const inOrder = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const event of inOrder) {
    const thread = `${event.pid} ${event.tid}`;
    let task = lastTasks.get(thread);
    if (!task || event.ts >= task.ts + (task.dur ?? 0)) {
      if (event.ph !== 'X' || !TASK.test(event.name)) continue;
      task = event;
      lastTasks.set(thread, task);
    }
    if (task.tts === undefined || event.tts === undefined) continue;
    changed.set(event, {
      ...event,
      ts: task.ts + (event.tts - task.tts),
      ...(event.tdur === undefined ? {} : { dur: event.tdur }),
    });
  }
  return events.map((event) => changed.get(event) ?? event);
}
