/** Marks the header's link to the section in view: the one that crosses the upper third of the screen. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav-links a')) {
  const section = document.getElementById(link.hash.slice(1));
  const observer = new IntersectionObserver(
    (entries) => {
      link.ariaCurrent = entries[entries.length - 1]?.isIntersecting ? 'true' : null;
    },
    { rootMargin: '-30% 0px -70% 0px' },
  );
  if (section) observer.observe(section);
}
