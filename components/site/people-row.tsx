import { clsx } from 'clsx';
import { Drawing } from '@/components/art/drawing';
import { Picture } from '@/components/site/picture';
import { caller, clinicians } from '@/content/team';

/** As many portraits as fit beside the text on a phone. */
const shownFaces = 3;

/** Of the one who makes the calls, if the clinic has named that person, else of all. */
const portraits = (caller ? [caller] : clinicians).flatMap(({ photo }) => photo ?? []).slice(0, shownFaces);

export const hasPortraits = clinicians.some(({ photo }) => photo);

type FacesProps = {
  /** For the first screen, where a visitor meets these people. */
  isLarge?: boolean;
  /** Whether a wide screen has a large portrait above it. */
  isBelowPortrait?: boolean;
};

/**
 * The portraits of the people behind an offer to talk, or the site's mark, if there are none. They have an empty alt
 * text, because the text beside them and the team section say the same.
 */
export function Faces({ isLarge, isBelowPortrait }: FacesProps) {
  if (portraits.length === 0)
    return <Drawing name="mark" className="art size-10 shrink-0 md:size-12 no-print" />;
  return (
    <span className={clsx('flex shrink-0 no-print', isBelowPortrait && 'lg:hidden')}>
      {portraits.map(({ file }) => (
        <span
          key={file}
          className={clsx(
            'last:mr-0',
            isLarge ? '-mr-5 size-14 md:size-16 xl:size-20' : '-mr-2.5 size-10 md:size-13',
          )}
        >
          <Picture
            file={file}
            alt=""
            shape="face"
            className="size-full rounded-full border-2 border-paper bg-[linear-gradient(var(--sky-0),var(--sky-2))] object-cover"
          />
        </span>
      ))}
    </span>
  );
}

/** The people behind an offer to talk, beside text that names them. */
export function PeopleRow({ children, ...faces }: FacesProps & { children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 md:gap-3 print:block">
      <Faces {...faces} />
      <p className="min-w-0 grow basis-36 text-balance text-small text-ink-2">{children}</p>
    </div>
  );
}
