/**
 * Runs inline right after the place for the film's frame, and puts the frame there, empty, when a finger comes down on
 * play or focus reaches it; at the latest when it is pressed, before the form is sent into it. A frame is a document of
 * its own, which takes a slow phone 50 ms: those who only read have no use for it, and those who press wait less. And
 * on Back and on reload browsers put the page a frame last showed into it again, so a film would start unseen behind
 * its poster.
 */
const place = document.currentScript?.previousElementSibling as HTMLElement;
const { title, allow } = place.dataset as { title: string; allow: string };

function bringFrame() {
  if (place.firstChild) return;
  const frame = document.createElement('iframe');
  frame.className = 'video-film';
  frame.name = 'hero-player';
  frame.title = title;
  frame.setAttribute('allow', allow);
  place.append(frame);
}

const form = place.parentElement?.querySelector('form');
for (const sign of ['pointerdown', 'focusin', 'submit']) form?.addEventListener(sign, bringFrame);

export {};
