// The header's button is filled only while no other filled button is on the screen, so that one at a time stands out.
const inView = new Set<Element>();

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
  // Queries each time, because a tool may have replaced the button with a copy.
  const looks = document.querySelector('.header .button')?.classList;
  looks?.toggle('button-primary', inView.size === 0);
  looks?.toggle('button-quiet', inView.size > 0);
});
for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button);

export {};
