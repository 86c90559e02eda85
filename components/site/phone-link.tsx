import { clinic } from '@/content/clinic';
import { telHref } from '@/lib/format';

/** A phone number as a link that never wraps; by default the clinic's. */
export function PhoneLink({ phone = clinic.phone }: { phone?: string }) {
  return (
    <a href={telHref(phone)} className="text-link whitespace-nowrap">
      {phone}
    </a>
  );
}
