import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SchedulingWidget } from '@/components/booking/scheduling-widget';
import { SectionNav } from '@/components/site/section-nav';
import { describePart, type Island } from './served';

/** Keyed by the value of `data-island`. */
const components: Record<string, ComponentType<never>> = {
  'section-nav': SectionNav,
  'scheduling-widget': SchedulingWidget,
};

/**
 * Hydrates each island as a root of its own, so that an error in one can never break the rest of the page. An island
 * that something else has changed is skipped: React would render it again and undo a translation. An island that throws
 * gets its served HTML back, which works without React.
 */
export function hydrateIslands() {
  for (const island of document.querySelectorAll<Island>('[data-island]')) {
    const { island: name = '', props = '' } = island.dataset;
    const component = components[name];
    if (!component || island.served !== describePart(island)) continue;
    const served = island.cloneNode(true);
    hydrateRoot(island, createElement(component, JSON.parse(props) as never), {
      onUncaughtError(error) {
        console.error(error);
        island.replaceChildren(...served.childNodes);
      },
    });
  }
}
