/**
 * Runs in a preview's review tag, which is the only part of a preview that the live page does not have. It turns the
 * tag's link and buttons into a bar at the bottom of the window, and fetches the buttons' script on the first click.
 */
import { makeScript } from './make-script';

const bar = document.currentScript?.parentElement as HTMLElement;

// The page's styles are those of the live page, so the bar brings its own. The page is padded so that the bar and its
// messages never cover its end.
const styles = new CSSStyleSheet();
styles.replaceSync(`
html{scroll-padding-bottom:calc(3rem + var(--review-room,0px))}
body{padding-bottom:calc(2.75rem + var(--review-room,0px))}
[data-review-tag]{position:fixed;inset:auto 0 0;z-index:20;display:flex;gap:.25rem;padding-inline:.5rem;background:var(--ink,CanvasText);color:var(--surface,Canvas);font-size:.9375rem}
[data-review-tag]>:is(a,button){min-height:2.75rem;padding-inline:.75rem;display:flex;align-items:center;white-space:pre;font-weight:600;text-decoration:underline;text-underline-offset:.2em}
[data-review-tag]>[hidden]{display:none}
[data-review-tag]>a{margin-inline-end:auto}
[data-review-tag]>[aria-pressed=true]{background:var(--surface,Canvas);color:var(--ink,CanvasText)}
@media(max-width:30rem){[data-review-tag]{font-size:.875rem}[data-review-tag]>:is(a,button){padding-inline:.5rem}[data-review-tag]>a>span{display:none}}
@media print{body{padding-bottom:0}[data-review-tag]{display:none}}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

const source = '/demo/review.js';

const buttons = [...bar.querySelectorAll('button')];

/** Fetches the script, which handles the buttons from then on, and repeats the click for it. */
function start({ target }: Event) {
  for (const button of buttons) button.removeEventListener('click', start);
  const script = makeScript('review', source);
  script.addEventListener('load', () => (target as HTMLElement).click());
  document.head.append(script);
}

for (const button of buttons) {
  button.addEventListener('click', start);
  button.hidden = false;
}

// A link from the review page leads to one change, which shows only once the changes are marked.
if (location.hash.startsWith('#changed-')) buttons.find(({ name }) => name === 'changes')?.click();
