import type { Clinic } from '@/content/clinic';
import { isExample, isOwnPage } from './examples';
import { error, type Note } from './finding';

/** Policies open in the reader's browser, so an address of any other kind leads nowhere. */
function policyProblem(policy: Clinic['noticeOfPrivacyPractices'], allowsMail = false) {
  if (!policy) return null;
  if ('doesNotApply' in policy) {
    const letters = policy.doesNotApply.match(/\p{L}/gu) ?? [];
    return (
      letters.length < 10 && `“${policy.doesNotApply}” is no reason: say why the law does not ask for it.`
    );
  }
  const isMail = allowsMail && /^mailto:[^\s@]+@[^\s@]+$/.test(policy.url) && !isExample(policy.url);
  const kinds = allowsMail ? 'an https or mailto address' : 'an https address';
  // Whether a page or file of this site is there, the check of the export says.
  const isHere = /^\/[\w-]/.test(policy.url);
  return !isMail && !isHere && !isOwnPage(policy.url) && `“${policy.url}” is not ${kinds} of the clinic’s.`;
}

/** What keeps the facts of the clinic's record from being published; see also `checkMissing` and `checkDates`. */
export function checkRecord(clinic: Clinic): Note[] {
  const { name, phone, email } = clinic;
  const page = (url: string | null) => (url ? { url } : null);
  const problems = {
    name: /^(example\b|\s*$)/i.test(name) && `“${name}” is a placeholder: write the clinic’s name.`,
    phone:
      (isExample(phone) && `${phone} is a made-up number: write the clinic’s.`) ||
      (!/^(\D*1)?(\D*\d){10}\D*$/.test(phone) &&
        `“${phone}” is not a US phone number: write ten digits, like (614) 555-0142.`),
    email:
      (isExample(email) && `${email} is a made-up address: write the clinic’s.`) ||
      (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && `“${email}” is not an email address.`),
    medicalReview: clinic.medicalReview?.reviewer.trim() === '' && 'The medical reviewer has no name.',
    privacyUrl: policyProblem(page(clinic.privacyUrl)),
    noticeOfPrivacyPractices: policyProblem(clinic.noticeOfPrivacyPractices),
    nondiscriminationNotice: policyProblem(clinic.nondiscriminationNotice),
    healthDataUrl: policyProblem(page(clinic.healthDataUrl)),
    accessibilityUrl: policyProblem(page(clinic.accessibilityUrl), true),
  };
  return Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [error(`clinic.clinic.${key}`, problem)] : [],
  );
}
