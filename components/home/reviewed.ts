import { clinic } from '@/content/clinic';
import { evidence } from '@/content/evidence';
import { formatDate } from '@/lib/format';

const { medicalReview } = clinic;

/**
 * A sentence that says who reviewed the medical content, and on which day. Null until a clinician has reviewed it.
 */
export const reviewed =
  medicalReview &&
  evidence.reviewed({
    reviewer: medicalReview.reviewer,
    on: formatDate(medicalReview.reviewedOn),
  });
