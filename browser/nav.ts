/** Marks the header's link to the section in view: the one that crosses the upper third of the screen. */
const linkOf = new Map<Element, Element>();
for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav-links a')) {
  const section = document.getElementById(link.hash.slice(1));
  if (section) linkOf.set(section, link);
}
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkOf.get(target);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-30% 0px -70% 0px' },
);
for (const section of linkOf.keys()) observer.observe(section);

export {};
