/**
 * Runs inline right after the film's empty frame. On Back and on reload browsers put the page a frame last showed into
 * it again, so a film would start unseen behind its poster. A frame that a script has put in has no such past.
 */
const frame = document.currentScript?.previousElementSibling;
frame?.replaceWith(frame.cloneNode());

export {};
