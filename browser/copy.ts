import { copy } from './copy-text';

/**
 * Makes the copy buttons of the review page work. A button's accessible name does not change, so a status reports the
 * result.
 */
const status = document.createElement('p');
status.setAttribute('role', 'status');
status.className = 'sr-only';
document.body.append(status);

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const outcome = await copy(button.dataset.copy ?? '');
    button.textContent = outcome;
    status.textContent = outcome;
    setTimeout(() => {
      button.textContent = label;
      status.textContent = '';
    }, 3000);
  });
}
