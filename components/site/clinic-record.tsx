import { clinic, type Policy } from '@/content/clinic';
import { policyPages } from '@/content/policies';
import { footer, type Link } from '@/content/site';
import { formatAddress, formatHours } from '@/lib/format';

function addressOf(policy: Policy | null) {
  if (policy === null || typeof policy === 'string') return policy;
  return 'url' in policy ? policy.url : null;
}

/** A link to a map; nothing is requested from the map's provider until it is followed. */
function directionsHref(address: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s/g, ' '))}`;
}

/** The policies that have a URL, and the pages of content/policies.ts. */
function policyLinks() {
  const links: Link[] = footer.policies.flatMap(({ id, text }) => {
    const href = addressOf(clinic[id]);
    return href ? [{ href, text }] : [];
  });
  for (const { id, title } of policyPages) {
    const href = `/${id}`;
    if (!links.some((link) => link.href === href)) links.push({ href, text: title });
  }
  return links;
}

/** A row of links that wraps; renders nothing until the clinic has published a policy. */
export function PolicyLinks() {
  const links = policyLinks();
  if (links.length === 0) return null;
  return (
    <ul className="max-md:columns-2 md:flex md:flex-wrap md:gap-x-6">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} rel="noreferrer" className="text-link tappable text-ink">
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The known facts of the clinic's record. */
export function ClinicRecord() {
  const { hours, statesServed, legalEntity, medicalDirector } = clinic;
  const address = clinic.address && formatAddress(clinic.address);
  const facts = [
    { label: footer.record.address, text: address },
    { label: footer.record.hours, text: hours && formatHours(hours) },
    { label: footer.record.statesServed, text: statesServed?.join(', ') },
    { label: footer.record.legalEntity, text: legalEntity },
    { label: footer.record.medicalDirector, text: medicalDirector },
  ].filter((fact) => fact.text);
  return (
    <>
      {facts.length > 0 && (
        <dl className="grid gap-0.5 md:mt-3 md:gap-2">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="inline">{fact.label}: </dt>
              <dd className="inline text-ink">
                {fact.text}
                {address && fact.text === address && (
                  <>
                    {' '}
                    <a href={directionsHref(address)} rel="noreferrer" className="text-link text-ink">
                      {footer.record.directions}
                    </a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
