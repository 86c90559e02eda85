import { ArrowLeft } from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { PeopleRow } from '@/components/site/people-row';
import { booking } from '@/content/booking';

/**
 * The booking page's heading and lead, and who will call from which number. On wide screens, a line drawing follows
 * below.
 */
export function BookingHead() {
  return (
    <div>
      <a href="/" className="text-link tappable gap-2 text-small font-medium no-print">
        <span className="arrow arrow-back">
          <ArrowLeft size={20} aria-hidden="true" />
        </span>
        {booking.backText}
      </a>
      <h1 id="booking-title" className="text-h2 md:mt-2">
        {booking.title}
      </h1>
      <p className="mt-2 mb-2.5 text-ink-2 md:text-lead lg:mt-3 lg:mb-5 lg:max-w-[25.8em]">{booking.lead}</p>
      <PeopleRow>
        <strong className="block text-ink">{booking.sender.who}</strong> {booking.sender.number}
      </PeopleRow>
      <Drawing name="booking-line" className="art mt-4 hidden aspect-[520/90] w-full lg:block no-print" />
    </div>
  );
}
