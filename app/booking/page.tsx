import { BookingBody } from '@/components/booking/booking-body';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/components/site/page-metadata';
import { booking } from '@/content/booking';

export const metadata = pageMetadata({
  path: '/booking',
  title: booking.metaTitle,
  description: booking.metaDescription,
});

export default function BookingPage() {
  return (
    <PageFrame page="/booking">
      <BookingBody />
    </PageFrame>
  );
}
