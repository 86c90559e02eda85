import { Picture } from '@/components/site/picture';
import { Section } from '@/components/ui/section';
import { type Clinician, clinicians, team, treatmentRoom } from '@/content/team';

const hasPhotos = clinicians.some(({ photo }) => photo);

function ClinicianCard({ person }: { person: Clinician }) {
  return (
    <li className="group max-md:first:col-span-full max-md:even:last:col-span-full">
      {hasPhotos && (
        <div className="person-sky shrink-0 overflow-clip max-md:aspect-5/4 max-md:rounded-sheet max-md:pt-3 max-md:group-first:aspect-4/3 max-md:group-even:group-last:aspect-4/3 md:pt-8 md:group-first:rounded-l-sheet md:group-last:rounded-r-sheet">
          {person.photo && (
            <Picture
              file={person.photo.file}
              alt={person.photo.alt}
              className="mx-auto w-full object-cover max-md:w-[72%] max-md:group-first:w-[62%] max-md:group-even:group-last:w-[62%] md:w-[min(100%,17rem)]"
              shape="portrait"
            />
          )}
        </div>
      )}
      <div className="pt-2 md:pt-5 md:pr-gap">
        <h3 className="text-h3">
          {person.name}, {person.credentials}
        </h3>
        <p className="text-small text-ink-2">
          {person.role}. {person.license}.
        </p>
        <p className="md:mt-2">{person.sentence}</p>
      </div>
    </li>
  );
}

/**
 * The people a visitor will talk to, all portraits in front of one horizon. Renders nothing until the clinic has named
 * someone.
 */
export function Team() {
  if (clinicians.length === 0 && !treatmentRoom) return null;
  return (
    <Section headingId="team-title" className="pt-0 pb-within no-print" words={team}>
      {clinicians.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] md:gap-x-0 md:gap-y-10">
          {clinicians.map((person) => (
            <ClinicianCard key={person.name} person={person} />
          ))}
        </ul>
      )}
      {treatmentRoom && (
        <figure className="mt-4 md:mt-10">
          <Picture
            file={treatmentRoom.file}
            alt={treatmentRoom.alt}
            className="aspect-21/9 w-full rounded-sheet object-cover"
            shape="landscape"
          />
          <figcaption className="mt-2 text-small text-ink-2">{treatmentRoom.caption}</figcaption>
        </figure>
      )}
    </Section>
  );
}
