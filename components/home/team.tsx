import { clsx } from 'clsx';
import { BookConsult } from '@/components/site/book-consult';
import { isOpaquePhoto, Picture } from '@/components/site/picture';
import { Section } from '@/components/ui/section';
import { type Clinician, clinicians, team, treatmentRoom } from '@/content/team';

const photos = clinicians.flatMap(({ photo }) => photo ?? []);
const isCutOut = ({ file }: { file: string }) => !isOpaquePhoto(file, 'portrait');

/** On wide screens, cut-out figures stand side by side in front of one horizon. Each other photo has its own frame. */
const sharesHorizon = photos.every(isCutOut);

function Portrait({ photo }: { photo: Clinician['photo'] }) {
  const stands = photo && isCutOut(photo);
  return (
    <div
      className={clsx(
        'person-sky shrink-0 overflow-clip border-line max-md:rounded-sheet max-md:border',
        sharesHorizon
          ? 'md:border-y md:group-first:rounded-l-sheet md:group-first:border-l md:group-last:rounded-r-sheet md:group-last:border-r'
          : 'md:aspect-square md:rounded-sheet',
        // Behind a photo that fills the frame, the sky would show as a dark hairline.
        stands ? 'max-md:pt-3 md:pt-8' : 'bg-none',
      )}
    >
      {photo && (
        <Picture
          file={photo.file}
          alt={photo.alt}
          className={clsx(
            'object-cover',
            stands
              ? 'mx-auto w-full max-md:group-first:w-[57%] md:w-[min(100%,17rem)]'
              : 'dimmed-at-night size-full object-[50%_25%]',
          )}
          shape="portrait"
        />
      )}
    </div>
  );
}

function ClinicianCard({ person }: { person: Clinician }) {
  return (
    // On wide screens, the names, sentences and facts of all people line up. On a phone, the first has a large portrait.
    <li
      className={clsx(
        'group md:grid md:grid-rows-subgrid md:gap-y-0',
        photos.length > 0 ? 'team-member md:row-span-4' : 'md:row-span-3',
      )}
    >
      {photos.length > 0 && <Portrait photo={person.photo} />}
      <h3 className="text-h3 max-md:group-first:pt-2 max-md:group-not-first:text-h4 md:pt-5 md:pr-4 lg:pr-gap">
        {person.name}, {person.credentials}
      </h3>
      <p className="md:pr-4 lg:pr-gap lg:mt-1 lg:text-lead">{person.sentence}</p>
      <p className="text-note text-ink-2 max-md:mt-1 md:mt-2 md:pr-4 lg:pr-gap lg:text-body">
        <span className="md:block">{person.role}.</span>{' '}
        {person.licenseRecord ? (
          <a href={person.licenseRecord.url} rel="noreferrer" className="text-link">
            {person.license}
          </a>
        ) : (
          person.license
        )}
        . {person.experience}
      </p>
    </li>
  );
}

/** The people a visitor will talk to. Renders nothing until the clinic has named someone. */
export function Team() {
  if (clinicians.length === 0 && !treatmentRoom) return null;
  return (
    <Section headingId="team-title" className="pt-8 md:pt-14 no-print" words={team}>
      {clinicians.length > 0 && (
        <ul
          className={clsx(
            'grid gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] md:gap-y-10',
            sharesHorizon ? 'md:gap-x-0' : 'md:gap-x-gap',
          )}
        >
          {clinicians.map((person) => (
            <ClinicianCard key={person.name} person={person} />
          ))}
        </ul>
      )}
      {/* The room begins where the second person does. */}
      <div
        className={clsx(
          'mt-5 grid gap-y-5 md:mt-10 lg:grid-cols-3 lg:items-center',
          sharesHorizon ? 'gap-x-0' : 'gap-x-gap',
        )}
      >
        {treatmentRoom && (
          <figure className="lg:col-span-2">
            <Picture
              file={treatmentRoom.file}
              alt={treatmentRoom.alt}
              className="dimmed-at-night aspect-[2/1] w-full lg:aspect-[21/9] rounded-sheet object-cover object-[50%_75%]"
              shape="landscape"
            />
            <figcaption className="mt-2 text-small text-ink-2">{treatmentRoom.caption}</figcaption>
          </figure>
        )}
        <div className="lg:order-first lg:pr-8">
          <p className="mb-4 text-balance font-display text-h4 md:mb-6 md:text-part">{team.invitation}</p>
          <BookConsult hasNote />
        </div>
      </div>
    </Section>
  );
}
