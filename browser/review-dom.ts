/**
 * What the two halves of the review bar share: the bar, the message area above it, and helpers that create elements.
 */
export const bar = document.querySelector('[data-review-tag]') as HTMLElement;

/**
 * The area above the bar that shows messages. It is never hidden, only empty, because screen readers may not announce
 * the words of an area that appears together with them.
 */
const answers = document.createElement('div');
answers.setAttribute('role', 'status');
bar.prepend(answers);
// The focus and the end of the page stay clear of the area: see the styles in review-tag.ts.
new ResizeObserver(() =>
  document.documentElement.style.setProperty('--review-room', `${answers.offsetHeight}px`),
).observe(answers);
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/demo/review.css' }),
);

export function findButton(name: 'changes' | 'edit') {
  return bar.querySelector<HTMLButtonElement>(`button[name="${name}"]`);
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (string | Node)[]
) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

export function button(label: string, onPress: (pressed: HTMLButtonElement) => void) {
  const made = Object.assign(element('button', label), { type: 'button' });
  made.addEventListener('click', () => onPress(made));
  return made;
}

/** Shows these messages instead of the last ones. */
export function showAnswers(...children: readonly (string | Node)[]) {
  answers.replaceChildren(...children);
}

export function focusAnswers() {
  answers.querySelector<HTMLElement>('a, button')?.focus();
}
