import { clinic } from '@/content/clinic';
import { telHref } from '@/lib/format';

/** A phone number as a link that never wraps and is easy to tap; by default the clinic's. */
export function PhoneLink({ phone = clinic.phone }: { phone?: string }) {
  return (
    <a href={telHref(phone)} className="text-link py-3 whitespace-nowrap">
      {phone}
    </a>
  );
}
