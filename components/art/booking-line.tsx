import { Drawing } from './drawing';

/** A full-width line, 5rem tall, that goes quiet and meets a half sun; the sun rises above the line's own box. */
export function BookingLine() {
  return (
    <div className="booking-line trace art">
      <span className="sun" />
      <Drawing name="booking-line-narrow" className="booking-line-narrow" />
      <Drawing name="booking-line-wide" className="booking-line-wide" />
    </div>
  );
}
