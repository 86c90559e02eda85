import { Drawing } from './drawing';

/** A full sun over a sea that melts into `paper`. */
export function DaySea() {
  return (
    <div className="sea-scene sea-scene-day">
      <span className="sun sun-full" />
      <Drawing name="day-sea" className="sea sea-day" />
    </div>
  );
}
