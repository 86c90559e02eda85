import { Label } from '@/components/ui/label';
import { evidence } from '@/content/evidence';
import { navigation } from '@/content/site';

/** The id of the list of parts, before the first of them. */
export const partsListId = 'parts';

/** Above the heading of a part of the long text: which part it is, and the way back to the list of parts. */
export function ReadingPart({ href }: { href: string }) {
  const { part, backText } = evidence.opening;
  const index = navigation.weigh.findIndex((link) => link.href === href);
  return (
    <Label className={index === 0 ? 'max-md:hidden' : undefined}>
      {part(index + 1, navigation.weigh.length)}
      {index > 0 && (
        <>
          {' · '}
          <a href={`#${partsListId}`} className="text-link">
            {backText}
          </a>
        </>
      )}
    </Label>
  );
}
