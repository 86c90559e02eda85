import { keepPlace } from './lay-out';

/**
 * The web fonts show once `<html>` is marked `data-fonts`. Until then, and for a visitor who saves data, app/styles/type.css
 * shows stand-ins that have the fonts' metrics.
 */
export function showFonts() {
  document.documentElement.dataset.fonts = '';
}

/** Shows the web fonts when all have come, because each change of letters costs a slow phone another layout. */
export async function fetchFonts() {
  // Not every browser tells.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // The stand-ins are the system's own: those it does not have would fail.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  showFonts();
  keepPlace();
}
