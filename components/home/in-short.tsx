import { clinic } from '@/content/clinic';
import { inShort } from '@/content/home';
import { safety } from '@/content/safety';
import { telHref } from '@/lib/format';
import { figures } from './figures';

/** The plan in five lines, right under the hero's picture. */
export function InShort() {
  return (
    <section aria-labelledby="in-short-title" className="grid gap-2 lg:grid-cols-[3fr_9fr]">
      <h2 id="in-short-title" className="text-h3">
        {inShort.title}
      </h2>
      <ul className="dashes grid max-w-[40em] gap-1 text-ink-2 md:gap-2 [--dash:var(--apricot)]">
        {inShort.items(figures.paidInFull).map((item) => (
          <li key={item.id}>
            {item.text}
            {item.id === 'risks' && (
              <>
                {' '}
                <a href="#safety" className="text-link">
                  {safety.linkText}
                </a>
              </>
            )}
            {item.id === 'call' && (
              <>
                {' '}
                <a href={telHref(clinic.phone)} className="text-link whitespace-nowrap">
                  {clinic.phone}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
