import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** How long a page may take to be read, on a busy machine. */
const patienceMs = 8_000;

type Place = { x: number; y: number; width: number; height: number };

/**
 * A picture of what is on the screen now, or null when nothing is: a page that does not paint never answers. Unlike
 * Playwright's own picture it does not wait for fonts.
 */
async function pictureOf(page: Page, place: Place) {
  const session = await page.context().newCDPSession(page);
  try {
    const picture = await Promise.race([
      session.send('Page.captureScreenshot', { clip: { ...place, scale: 1 } }),
      new Promise<null>((done) => setTimeout(done, 2_000, null)),
    ]);
    return picture && (await sharp(Buffer.from(picture.data, 'base64')).removeAlpha().raw().toBuffer());
  } finally {
    // Not waited for: a page that does not paint would not answer this either.
    session.detach().catch(() => undefined);
  }
}

/** Where the words stand in the document, once scrolled to; null while they take up no room. */
function placeOf(words: Locator): Promise<Place | null> {
  return words.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return width * height > 0 ? { x: x + scrollX, y: y + scrollY, width, height } : null;
  });
}

/** Whether the words themselves are on the screen: the picture without them is another one. */
async function hasInk(page: Page, words: Locator) {
  const place = await placeOf(words);
  const shown = place && (await pictureOf(page, place));
  if (!shown) return false;
  const setOpacity = (opacity: string) =>
    words.evaluate((element: HTMLElement, value) => {
      element.style.opacity = value;
    }, opacity);
  await setOpacity('0');
  const bare = await pictureOf(page, place);
  await setOpacity('');
  return bare !== null && !shown.equals(bare);
}

/** Fails unless each of these texts can be scrolled to and read. */
export async function expectPainted(page: Page, texts: readonly Locator[]) {
  for (const text of texts) {
    await expect
      .poll(() => hasInk(page, text), { message: `${text} can be read`, timeout: patienceMs })
      .toBe(true);
  }
}
