import { sea } from '@/lib/art/sea';
import { daySea } from '@/lib/art/seas';
import { SeaLines } from './sea-lines';

export function DaySea() {
  const { viewBox, lines } = sea(daySea);
  return (
    <div className="sea-scene sea-scene-day">
      <span className="sun sun-full" />
      <div className="sea sea-day">
        <svg viewBox={viewBox} aria-hidden="true">
          <SeaLines lines={lines} ramp="day" stroke="var(--day-line)" />
        </svg>
      </div>
    </div>
  );
}
