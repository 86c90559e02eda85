import { hasPortraits, PeopleRow } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { hero } from '@/content/home';
import { clinicians, team } from '@/content/team';

/** Both are shown on wide screens only, because a phone has no room for them. */
type Props = {
  /** Precedes the phone number. */
  note?: string;
  /** When someone answers the phone. */
  hours?: string | null;
};

/** An invitation to call, with portraits of the people who answer, if the clinic has any. */
export function OrCall({ note, hours }: Props) {
  const [lead] = clinicians;
  const words = (
    <>
      {note && <span className="max-md:hidden">{note} </span>}
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
