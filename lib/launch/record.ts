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

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

function addressProblem(address: Clinic['address']) {
  if (!address) return null;
  const { street, city, state, zip } = address;
  const line = [street, city, state, zip].join(', ');
  const isWhole = street.trim() && city.trim() && /^[A-Z]{2}$/.test(state) && /^\d{5}(-\d{4})?$/.test(zip);
  if (isWhole) return null;
  return `“${line}” is not a US address: write street, city, a state like OH, and a ZIP like 43215.`;
}

function hoursProblem(hours: Clinic['hours']) {
  const time = /^([01]\d|2[0-3]):[0-5]\d$/;
  const wrong = hours?.open.find(
    ({ from, to, opens, closes }) =>
      weekdays.indexOf(from) > weekdays.indexOf(to) ||
      !time.test(opens) ||
      !time.test(closes) ||
      opens >= closes,
  );
  if (!wrong) return null;
  const { from, to, opens, closes } = wrong;
  return `“${from} to ${to}, ${opens} to ${closes}” are no hours: write the earlier day and time first, like 09:00 and 17:00.`;
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
    address: addressProblem(clinic.address),
    hours: hoursProblem(clinic.hours),
    medicalReview: clinic.medicalReview?.reviewer.trim() === '' && 'The medical reviewer has no name.',
    privacyUrl: policyProblem(page(clinic.privacyUrl)),
    noticeOfPrivacyPractices: policyProblem(clinic.noticeOfPrivacyPractices),
    nondiscriminationNotice: policyProblem(clinic.nondiscriminationNotice),
    languageAssistanceNotice: policyProblem(clinic.languageAssistanceNotice),
    healthDataUrl: policyProblem(page(clinic.healthDataUrl)),
    accessibilityUrl: policyProblem(page(clinic.accessibilityUrl), true),
  };
  return Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [error(`clinic.clinic.${key}`, problem)] : [],
  );
}
