import { ArrowLeft } from 'lucide-react';
import { booking } from '@/content/booking';

export function BookingHead() {
  return (
    <div>
      <a
        href="/"
        className="text-link inline-flex min-h-11 items-center gap-2 text-small font-medium print:hidden"
      >
        <span className="arrow arrow-back">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {booking.backText}
      </a>
      <h1 className="mt-2 max-w-[11em] text-page">{booking.title}</h1>
      <p className="mt-3 max-w-[25.8em] text-lead text-ink-2">{booking.lead}</p>
    </div>
  );
}
