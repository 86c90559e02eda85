import { DaySea } from '@/components/art/day-sea';
import { Label } from '@/components/ui/label';
import { TextLink } from '@/components/ui/text-link';
import { thankYou } from '@/content/thank-you';

export function ThankYouHead() {
  const { notBooked } = thankYou;
  return (
    <div className="sky-head thank-you-head">
      <div className="wrap">
        <Label>{thankYou.label}</Label>
        <h1 className="mt-4 max-w-[8.5em] text-display">{thankYou.title}</h1>
        <p className="mt-5 max-w-[22.4em] text-lead text-ink-2">{thankYou.lead}</p>
        <p className="mt-3 text-ink-2">
          {notBooked.before} <TextLink href={notBooked.href}>{notBooked.linkText}</TextLink>.
        </p>
      </div>
      <DaySea />
    </div>
  );
}
