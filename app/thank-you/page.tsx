import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/components/site/page-metadata';
import { ThankYou } from '@/components/thank-you/thank-you';
import { thankYou } from '@/content/thank-you';

export const metadata = pageMetadata({
  path: '/thank-you',
  title: thankYou.metaTitle,
  description: thankYou.lead,
});

export default function ThankYouPage() {
  return (
    <PageFrame page="/thank-you">
      <ThankYou />
    </PageFrame>
  );
}
