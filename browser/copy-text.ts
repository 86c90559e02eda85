/** Copies a text to the clipboard, and returns the message to show. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    // Browsers allow copying only on https and localhost, and only if nobody has forbidden it.
    return 'Your browser does not allow copying';
  }
}
