import { hasPortraits, PeopleRow } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { hero } from '@/content/home';
import { clinicians, team } from '@/content/team';

/** `hours`, when someone answers the phone, are shown on wide screens only, because a phone has no room for them. */
type Props = { hours?: string | null };

/** An invitation to call, with portraits of the people who answer, if the clinic has any. */
export function OrCall({ hours }: Props) {
  const [lead] = clinicians;
  const words = (
    <>
      {hero.orCall} <PhoneLink />.{hours && <span className="max-md:hidden"> {hours}.</span>}
    </>
  );
  if (!lead || !hasPortraits) return <p className="mt-1 text-small text-ink-2 md:mt-3 no-print">{words}</p>;
  return (
    <div className="mt-4 no-print">
      <PeopleRow isLarge>
        <strong className="text-ink max-md:block">{team.led(`${lead.name}, ${lead.credentials}`)}</strong>{' '}
        {words}
      </PeopleRow>
    </div>
  );
}
