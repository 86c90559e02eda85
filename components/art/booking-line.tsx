import { bookingLineNarrow, bookingLineWide, settlingLine } from '@/lib/art/lines';

/** A full-width line, 5rem tall, that goes quiet and meets a half sun; the sun rises above the line's own box. */
export function BookingLine() {
  return (
    <div className="booking-line trace art">
      <span className="sun" />
      <svg
        className="booking-line-narrow"
        viewBox="0 0 1600 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={settlingLine(bookingLineNarrow)} />
      </svg>
      <svg className="booking-line-wide" viewBox="0 0 6400 320" preserveAspectRatio="none" aria-hidden="true">
        <path d={settlingLine(bookingLineWide)} />
      </svg>
    </div>
  );
}
