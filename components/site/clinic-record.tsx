import { clinic } from '@/content/clinic';
import { footer } from '@/content/site';
import { formatDate } from '@/lib/format';

const policies = ['privacyUrl', 'healthDataUrl', 'accessibilityUrl'] as const;

/** The facts of the clinic's record that are known; what is not known yet is left out. */
export function ClinicRecord() {
  const { address, hours, statesServed, legalEntity, medicalDirector, medicalReview } = clinic;
  const review = medicalReview && `${medicalReview.reviewer}, ${formatDate(medicalReview.reviewedOn)}`;
  const facts = [
    { label: footer.record.address, text: address },
    { label: footer.record.hours, text: hours },
    { label: footer.record.statesServed, text: statesServed?.join(', ') },
    { label: footer.record.legalEntity, text: legalEntity },
    { label: footer.record.medicalDirector, text: medicalDirector },
    { label: footer.record.medicalReview, text: review },
  ].filter((fact) => fact.text);
  const links = policies.flatMap((name) => {
    const href = clinic[name];
    return href ? [{ href, text: footer.policies[name] }] : [];
  });
  return (
    <>
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-2">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="inline">{fact.label}: </dt>
              <dd className="inline text-ink">{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul className="mt-2">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="text-link inline-flex min-h-11 items-center text-ink">
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
