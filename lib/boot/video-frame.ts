/**
 * Runs inline right after the place for the film's frame, and puts the frame there, empty, when the page is loaded and
 * the browser rests; at the latest when play is pressed, before the form is sent into it. A frame that stands in the
 * page from the start is a document of its own, which a slow phone makes before it paints ours; and on Back and on
 * reload browsers put the page a frame last showed into it again, so a film would start unseen behind its poster.
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

place.parentElement?.querySelector('form')?.addEventListener('submit', bringFrame);
addEventListener('load', () => 'requestIdleCallback' in window && requestIdleCallback(bringFrame));

export {};
