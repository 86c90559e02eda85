/** Puts a text into the clipboard, and returns what to tell the person who asked for it. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    // Browsers allow it on https and localhost only, and only if nobody has forbidden it.
    return 'Your browser does not allow copying';
  }
}
