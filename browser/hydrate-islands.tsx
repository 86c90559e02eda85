import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SchedulingWidget } from '@/components/booking/scheduling-widget';
import { SectionNav } from '@/components/site/section-nav';
import { describePart, type Island } from './served';

/** Keyed by the value of `data-island`: the component, and where its props are. */
const islands: Record<string, { component: ComponentType<never>; readProps: (island: Island) => object }> = {
  'section-nav': {
    component: SectionNav,
    // They are its links, so the page need not carry them twice.
    readProps: (island) => ({
      links: Array.from(island.querySelectorAll('a'), (link) => ({
        text: link.textContent,
        href: link.getAttribute('href'),
      })),
    }),
  },
  'scheduling-widget': {
    component: SchedulingWidget,
    readProps: ({ dataset }) => JSON.parse(dataset.props ?? ''),
  },
};

/**
 * Hydrates each island as a root of its own, so that an error in one can never break the rest of the page. An island
 * that something else has changed is skipped: React would render it again and undo a translation. An island that throws
 * gets its served HTML back, which works without React.
 */
export function hydrateIslands() {
  for (const island of document.querySelectorAll<Island>('[data-island]')) {
    const { component, readProps } = islands[island.dataset.island ?? ''] ?? {};
    if (!component || !readProps || island.served !== describePart(island)) continue;
    const served = island.cloneNode(true);
    hydrateRoot(island, createElement(component, readProps(island) as never), {
      onUncaughtError(error) {
        console.error(error);
        island.replaceChildren(...served.childNodes);
      },
    });
  }
}
