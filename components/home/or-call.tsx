import { hasPortraits, PeopleRow } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { hero } from '@/content/home';
import { clinicians, team } from '@/content/team';

type Props = {
  /** Follows the phone number. */
  children: React.ReactNode;
};

/** An invitation to call, with portraits of the people who answer, if the clinic has any. */
export function OrCall({ children }: Props) {
  const [lead] = clinicians;
  if (!lead || !hasPortraits)
    return (
      <p className="mt-1 text-small text-ink-2 md:mt-3 no-print">
        {hero.orCall} <PhoneLink />. {children}
      </p>
    );
  return (
    <div className="mt-4 no-print">
      <PeopleRow>
        <strong className="text-ink max-md:block">{team.led(`${lead.name}, ${lead.credentials}`)}</strong>{' '}
        {hero.orCall} <PhoneLink />. {children}
      </PeopleRow>
    </div>
  );
}
