import { clinic } from '@/content/clinic';
import { evidence } from '@/content/evidence';
import { formatDate, yearAfter } from '@/lib/format';

const { medicalReview } = clinic;

/**
 * Sentences that say who reviewed the medical content and when the next review is due. Null until a clinician has
 * reviewed it.
 */
export const reviewed =
  medicalReview &&
  evidence.reviewed({
    reviewer: medicalReview.reviewer,
    on: formatDate(medicalReview.reviewedOn),
    next: formatDate(yearAfter(medicalReview.reviewedOn)),
  });
