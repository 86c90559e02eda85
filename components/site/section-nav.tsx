'use client'; // This component follows the visitor's clicks and scrolling.

import { type MouseEvent, useEffect, useState } from 'react';
import type { Link } from '@/content/site';

type Props = { links: readonly Link[] };

/** The section that a link leads to, or null if it leads to another page. */
function findSection(href: string) {
  return href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
}

/**
 * The header's section links. Until they are hydrated they are plain links. Once hydrated, a click scrolls to the
 * section (smoothly, unless the visitor prefers reduced motion) and moves the focus there, and the link of the section
 * in view is marked.
 */
export function SectionNav({ links }: Props) {
  /** The URL fragment of the part of the page that is in view, at first the first one. Some parts have no link. */
  const [current, setCurrent] = useState('#hero');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // After a jump, a part that was in view for one frame is also among them. The last one is in view now.
        const inView = [...entries].reverse().find(({ isIntersecting }) => isIntersecting)?.target;
        if (inView) setCurrent(`#${inView.id}`);
      },
      // The part in view is the one that crosses a line 40% below the top of the viewport.
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const part of document.querySelectorAll('main > *')) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  function followLink(event: MouseEvent<HTMLAnchorElement>, href: string) {
    const section = findSection(href);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!section || opensElsewhere) return;
    event.preventDefault();
    const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
    // The URL is absolute, because a proxy may have added a <base> element with another host.
    if (location.hash !== href) history.pushState(null, '', new URL(href, location.href));
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <ul className="flex justify-end gap-4 xl:gap-5.5 text-small">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a
            href={href}
            onClick={(event) => followLink(event, href)}
            aria-current={href === current ? 'true' : undefined}
            className="flex min-h-11 items-center py-2 text-balance leading-[1.25]"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
