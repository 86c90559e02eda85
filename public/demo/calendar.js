// Inside the booking page, the demonstration sends Calendly's messages. On its own, or without scripts, it is a plain
// form.
const [note, booking, form, done] = document.querySelectorAll('.note, #booking, form, #done');

function say(event, payload = {}) {
  parent.postMessage({ event: `calendly.${event}`, payload }, '*');
}

/**
 * Uses the fonts of the embedding page. They are read from its styles, because their files get new names in every
 * build.
 */
function borrowFonts() {
  const styles = frameElement?.ownerDocument.querySelectorAll('style') ?? [];
  const css = Array.from(styles, (style) => style.textContent).join('');
  const own = document.createElement('style');
  own.textContent = (css.match(/@font-face\s*{[^}]*}/g) ?? []).join('');
  document.head.append(own);
}

if (parent !== window) {
  borrowFonts();
  // The booking page says above the frame that this is a demonstration.
  note.hidden = true;
  say('page_height', { height: `${document.documentElement.scrollHeight}px` });
  say('event_type_viewed');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    booking.hidden = true;
    done.hidden = false;
    done.focus();
    say('event_scheduled');
  });
}
