import { clinic } from '@/content/clinic';
import { telHref } from '@/lib/format';

/** A number to call, the clinic's unless told another; it stays on one line. */
export function PhoneLink({ phone = clinic.phone }: { phone?: string }) {
  return (
    <a href={telHref(phone)} className="text-link whitespace-nowrap">
      {phone}
    </a>
  );
}
