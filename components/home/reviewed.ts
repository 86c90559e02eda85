import { clinic } from '@/content/clinic';
import { evidence } from '@/content/evidence';
import { formatDate, yearAfter } from '@/lib/format';

const { medicalReview } = clinic;

/** Who reviewed the medical words and when they are reviewed again, as sentences; null until a clinician has. */
export const reviewed =
  medicalReview &&
  evidence.reviewed({
    reviewer: medicalReview.reviewer,
    on: formatDate(medicalReview.reviewedOn),
    next: formatDate(yearAfter(medicalReview.reviewedOn)),
  });
