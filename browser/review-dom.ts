/**
 * What the two halves of the review bar share: the bar, the message area above it, and helpers that create elements.
 */
export const bar = document.querySelector('[data-review-tag]') as HTMLElement;

/** The area above the bar that shows messages. */
const answers = document.createElement('div');
answers.setAttribute('role', 'status');
answers.hidden = true;
bar.prepend(answers);
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

/** Shows these messages instead of the last ones; with none, hides the area. */
export function showAnswers(...children: readonly (string | Node)[]) {
  answers.hidden = children.length === 0;
  answers.replaceChildren(...children);
}

export function focusAnswers() {
  answers.querySelector<HTMLElement>('a, button')?.focus();
}
