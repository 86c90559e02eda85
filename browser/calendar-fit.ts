/** Gives the calendar's frame its height, and keeps the step that the visitor is on in view. */
import type { Meaning } from '@/lib/scheduling/messages';

/** As in the frame's styles: its height until the calendar has told one. */
const firstHeightPx = 900;
/** A step is shorter than the one before by at least this; a message that goes away is not. */
const shorterStepPx = 100;
/** The part of a step that may be above the window before the step is brought back. Cal.com's own script has this rule. */
const hiddenShare = 0.25;

const root = document.documentElement;
/** The visitor was brought to a new step, which has yet to tell its height. */
let isStepFresh = false;

/**
 * The frame becomes taller whenever it asks to. A shorter one would move the page under the reader's hand, or leave the
 * visitor who pressed a time far down in front of nothing; so it becomes shorter only for that visitor, who is then
 * taken to its top. Whoever reads elsewhere is never moved.
 */
export function fitFrame(frame: HTMLIFrameElement, { heightPx, isNewStep, scroll }: Meaning) {
  const heightNow = Number.parseFloat(root.style.getPropertyValue('--calendar-height')) || firstHeightPx;
  const { top, bottom } = frame.getBoundingClientRect();
  // The visitor has put the focus into the frame, and it is what they look at.
  const isUsed = document.activeElement === frame && top < innerHeight / 2 && bottom > innerHeight / 2;
  const isHidden = (height: number) => top < 0 && -top / height >= hiddenShare;
  const isShorter = isUsed && !!heightPx && heightPx <= heightNow - shorterStepPx;
  const isLost = isUsed && isHidden(isShorter ? heightPx : heightNow);

  if (heightPx && (heightPx > heightNow || (isShorter && (isLost || isStepFresh))))
    root.style.setProperty('--calendar-height', `${heightPx}px`);
  if (heightPx) isStepFresh = false;
  if (isLost && (isShorter || isNewStep)) {
    frame.scrollIntoView({ block: 'start', behavior: 'instant' });
    isStepFresh = !isShorter;
  } else if (isUsed && scroll) scrollWithin(frame, scroll);
}

/** Scrolls the page as the calendar asks, but never away from the calendar. */
function scrollWithin(frame: HTMLIFrameElement, { from, px }: NonNullable<Meaning['scroll']>) {
  const { top, bottom } = frame.getBoundingClientRect();
  const headerPx = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const atTop = top - headerPx;
  const starts = { here: 0, page: -scrollY, frame: atTop };
  const mostUp = Math.min(0, atTop);
  const mostDown = Math.max(0, bottom - innerHeight);
  scrollBy({ top: Math.max(mostUp, Math.min(starts[from] + px, mostDown)), behavior: 'instant' });
}
