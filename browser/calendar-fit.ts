/** Sets the height of the calendar's frame, and keeps the step that the visitor is on in view. */
import { frameHeightPx, type Meaning } from '@/lib/scheduling/messages';

/**
 * A step counts as shorter if its height is at least this much less than the last one's. Smaller changes happen within
 * a step, e.g. when a message disappears.
 */
const shorterStepPx = 100;
/**
 * If a larger share than this of a step lies above the viewport, the step is scrolled back. Cal.com's own script uses
 * the same share.
 */
const hiddenShare = 0.25;

const root = document.documentElement;
/** True after the visitor was scrolled to a new step, until that step reports its height. */
let isStepFresh = false;

/**
 * The frame grows whenever the calendar asks for it. It shrinks only while the visitor is using it and the next step is
 * much shorter and out of view; the page then scrolls to the top of the frame, because the visitor would otherwise see
 * empty space. At any other time, shrinking would move the page under someone who is reading.
 */
export function fitFrame(frame: HTMLIFrameElement, { heightPx, isNewStep, scroll }: Meaning) {
  const heightNow =
    Number.parseFloat(root.style.getPropertyValue('--calendar-height')) || frameHeightPx.least;
  const { top, bottom } = frame.getBoundingClientRect();
  // The visitor's focus is in the frame, and the frame covers the middle of the viewport.
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

/** Scrolls the page as the calendar asks, but never so far that the calendar leaves the viewport. */
function scrollWithin(frame: HTMLIFrameElement, { from, px }: NonNullable<Meaning['scroll']>) {
  const { top, bottom } = frame.getBoundingClientRect();
  const headerPx = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const atTop = top - headerPx;
  const starts = { here: 0, page: -scrollY, frame: atTop };
  const mostUp = Math.min(0, atTop);
  const mostDown = Math.max(0, bottom - innerHeight);
  scrollBy({ top: Math.max(mostUp, Math.min(starts[from] + px, mostDown)), behavior: 'instant' });
}
