import { clinic } from '@/content/clinic';
import { evidence } from '@/content/evidence';
import { formatDate } from '@/lib/format';

/** The same day a year later, when the launch check asks for another look; takes and gives ISO dates. */
export function yearAfter(day: string) {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

const { medicalReview } = clinic;

/** Who reviewed the medical words and when they are reviewed again, as sentences; null until a clinician has. */
export const reviewed =
  medicalReview &&
  evidence.reviewed({
    reviewer: medicalReview.reviewer,
    on: formatDate(medicalReview.reviewedOn),
    next: formatDate(yearAfter(medicalReview.reviewedOn)),
  });
