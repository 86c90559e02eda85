import type { BookingNotice } from './booking-words';

/** A notice with what can be done about it. */
export function BookingPanel({ notice, children }: { notice: BookingNotice; children: React.ReactNode }) {
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-h4 font-semibold">{notice.title}</p>
        <p className="text-ink-2">{notice.text}</p>
      </div>
      {children}
    </div>
  );
}
