import { hasPortraits, PeopleRow } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { hero } from '@/content/home';
import { caller, clinicians, team } from '@/content/team';

type Props = {
  /** When someone answers the phone. */
  hours?: string | null;
  /** Whether a wide screen has a large portrait above it, so that it needs no small ones. */
  isBelowPortrait?: boolean;
};

const nameOf = ({ name, credentials }: (typeof clinicians)[number]) => `${name}, ${credentials}`;

/** An invitation to call, with portraits of those who call, if the clinic has any. */
export function OrCall({ hours, isBelowPortrait }: Props) {
  const [lead] = clinicians;
  const words = (
    <>
      {hero.orCall} <PhoneLink />.{hours && ` ${hours}.`}
    </>
  );
  if (!lead || !hasPortraits) return <p className="mt-1 text-small text-ink-2 md:mt-3 no-print">{words}</p>;
  return (
    <div className="mt-4 no-print">
      <PeopleRow isLarge isBelowPortrait={isBelowPortrait}>
        <strong className="text-ink max-md:block">
          {caller ? team.calls(nameOf(caller)) : team.led(nameOf(lead))}
        </strong>{' '}
        {words}
      </PeopleRow>
    </div>
  );
}
