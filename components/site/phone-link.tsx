import { clinic } from '@/content/clinic';
import { telHref } from '@/lib/format';

/**
 * A phone number as a link that never wraps and is easy to tap; by default the clinic's. The focus ring is as high as the
 * text, so that it does not cross the lines around it.
 */
export function PhoneLink({ phone = clinic.phone }: { phone?: string }) {
  return (
    <a href={telHref(phone)} className="text-link py-3 focus-visible:py-0 whitespace-nowrap">
      {phone}
    </a>
  );
}
