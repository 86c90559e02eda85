import type { Metadata } from 'next';
import { ReviewTag } from '@/components/site/review-tag';
import { checkProject } from '@/lib/launch/check-project';
import { settings } from '@/lib/settings';

export const metadata: Metadata = { title: 'Review', robots: { index: false, follow: false } };

export default function ReviewPage() {
  const points = checkProject(settings, process.env, new Date());
  return (
    <>
      <main className="wrap py-10">
        <h1 className="text-h2">Review</h1>
        <ul>
          {points.map((point) => (
            <li key={point.file + point.line + point.message}>{point.message}</li>
          ))}
        </ul>
      </main>
      <ReviewTag />
    </>
  );
}
