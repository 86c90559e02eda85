import type { Metadata } from 'next';
import { BookingBody } from '@/components/booking/booking-body';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/components/site/page-metadata';
import { StructuredData } from '@/components/site/structured-data';
import { booking } from '@/content/booking';

const page = { path: '/booking', title: booking.metaTitle, description: booking.metaDescription };

export const metadata: Metadata = pageMetadata(page);

export default function BookingPage() {
  return (
    <PageFrame page="/booking">
      <BookingBody />
      <StructuredData page={page} />
    </PageFrame>
  );
}
