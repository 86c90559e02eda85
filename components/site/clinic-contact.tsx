import { clinic } from '@/content/clinic';
import { telHref } from '@/lib/format';

/** The clinic's phone and email, each as a link tall enough to tap. */
export function ClinicContact() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {[
        { text: clinic.phone, href: telHref(clinic.phone) },
        { text: clinic.email, href: `mailto:${clinic.email}` },
      ].map((link) => (
        <li key={link.href}>
          <a href={link.href} className="text-link tappable text-ink wrap-anywhere">
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
