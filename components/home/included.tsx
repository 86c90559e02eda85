import { value } from '@/content/home';
import { bonusItems } from '@/content/offer';

/** The plan in five lines; a line that repeats a listed item points to it, so nothing looks counted twice. */
export function Included() {
  return (
    <div className="mb-12 max-w-[34.7em]">
      <h3 className="mb-4 text-h3">{value.includedTitle}</h3>
      <ul className="dashes grid gap-2.5">
        {value.included.map((line) => {
          const item = bonusItems.find(({ id }) => id === line.item);
          return (
            <li key={line.id}>
              {line.text}
              {item && (
                <>
                  {' '}
                  <a
                    href={`#item-${item.id}`}
                    aria-label={`${value.includedPointerLabel} ${item.name}`}
                    className="text-link text-small print:hidden"
                  >
                    {value.includedPointer}
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
