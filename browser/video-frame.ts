/**
 * Runs inline right after the place for the film's frame, and puts the frame there once play is pressed, after the
 * paint that answers the press: a frame is a document of its own, which takes a slow phone 50 ms. Then the form is sent
 * into it. Not earlier: those who only read have no use for a frame, and on Back and on reload browsers put the page a
 * frame last showed into it again, so a film would start unseen behind its poster.
 */
const place = (document.currentScript as HTMLElement).previousElementSibling as HTMLElement;
const form = (place.parentElement as HTMLElement).querySelector('form') as HTMLFormElement;
const { title, allow } = place.dataset as { title: string; allow: string };

form.addEventListener('submit', (event) => {
  event.preventDefault();
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Pressed twice.
      if (place.firstChild) return;
      const frame = document.createElement('iframe');
      frame.className = 'video-film';
      frame.name = 'hero-player';
      frame.title = title;
      frame.allow = allow;
      place.append(frame);
      form.submit();
    }),
  );
});

export {};
