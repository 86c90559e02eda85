/**
 * Entry of the script that is fetched when a button of the review bar is first clicked. Only one of its two modes,
 * showing the changes or editing, is on at a time.
 */
import { setShown } from './review-changes';
import { findButton } from './review-dom';
import { setEditing } from './review-edit';

const changes = findButton('changes');
const edit = findButton('edit');

function isOn(button: HTMLButtonElement | null) {
  return button?.getAttribute('aria-pressed') === 'true';
}

changes?.addEventListener('click', async () => {
  if (isOn(edit)) await setEditing(false);
  await setShown(!isOn(changes));
});

edit?.addEventListener('click', async () => {
  if (isOn(changes)) await setShown(false);
  await setEditing(!isOn(edit));
});
