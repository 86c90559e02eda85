import { clinic, type Policy } from '@/content/clinic';
import { policyPages } from '@/content/policies';
import { footer, type Link } from '@/content/site';
import { formatDate } from '@/lib/format';

function addressOf(policy: Policy | null) {
  if (policy === null || typeof policy === 'string') return policy;
  return 'url' in policy ? policy.url : null;
}

/** Nothing is asked of the map's maker until the link is pressed. */
function directionsHref(address: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

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
  const links: Link[] = footer.policies.flatMap(({ id, text }) => {
    const href = addressOf(clinic[id]);
    return href ? [{ href, text }] : [];
  });
  for (const { id, title } of policyPages) {
    const href = `/${id}`;
    if (!links.some((link) => link.href === href)) links.push({ href, text: title });
  }
  if (address) links.unshift({ href: directionsHref(address), text: footer.record.directions });
  return (
    <>
      {facts.length > 0 && (
        <dl className="mt-1 grid gap-1 md:mt-3 md:gap-2">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="inline">{fact.label}: </dt>
              <dd className="inline text-ink">{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul className="mt-2 columns-2 md:columns-1">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} rel="noreferrer" className="text-link tappable text-ink">
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
