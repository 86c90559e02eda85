import { isPending, type Text } from './content';
import { error, type Note } from './finding';

/** One error for every fact that the clinic has not confirmed: whoever does deletes its sentence. */
export function checkPending(texts: readonly Text[]): Note[] {
  return texts
    .filter(({ at }) => isPending(at))
    .map(({ at, text }) => error(at, text.trim() || 'Say what is to be confirmed, or delete it.', text));
}
