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

type Fact = { label: string; text: string | null | undefined; link?: Link };

/** Facts of the clinic's record, each after its label; those that are not known are left out. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter((fact) => fact.text);
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-0.5 md:mt-3 md:gap-2">
      {known.map(({ label, text, link }) => (
        <div key={label}>
          <dt className="inline">{label}: </dt>
          <dd className="inline text-ink">
            {text}
            {link && (
              <>
                {' '}
                <a href={link.href} rel="noreferrer" className="text-link text-ink">
                  {link.text}
                </a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the clinic is, and when it answers the phone. */
export function ClinicPlace() {
  const { hours } = clinic;
  const address = clinic.address && formatAddress(clinic.address);
  const link = address ? { href: directionsHref(address), text: footer.record.directions } : undefined;
  return (
    <Facts
      facts={[
        { label: footer.record.address, text: address, link },
        { label: footer.record.hours, text: hours && formatHours(hours) },
      ]}
    />
  );
}

/** Who is responsible for the care, and for whom. */
export function ClinicRecord() {
  const { statesServed, legalEntity, medicalDirector } = clinic;
  return (
    <Facts
      facts={[
        { label: footer.record.statesServed, text: statesServed?.join(', ') },
        { label: footer.record.legalEntity, text: legalEntity },
        { label: footer.record.medicalDirector, text: medicalDirector },
      ]}
    />
  );
}
