'use client'; // Follows the scroll position where the browser cannot mark the section in view by itself.

import { useEffect, useState } from 'react';
import type { Link } from '@/content/site';
import { sectionId } from '@/lib/section-links';
import { NavList } from './nav-list';

/** The header's links, marking the section that crosses the upper third of the screen. */
export function NavInView({ links }: { links: readonly Link[] }) {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (CSS.supports('scroll-target-group', 'auto')) return;
    const hrefs = new Map<Element, string>();
    for (const { href } of links) {
      const section = document.getElementById(sectionId(href) ?? '');
      if (section) hrefs.set(section, href);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const href = hrefs.get(entry.target) ?? null;
          if (entry.isIntersecting) setCurrent(href);
          else setCurrent((shown) => (shown === href ? null : shown));
        }
      },
      { rootMargin: '-30% 0px -70% 0px' },
    );
    for (const section of hrefs.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [links]);

  return <NavList links={links} current={current} />;
}
