import sharp from 'sharp';
import { launchBrowser } from './find-browser';
import { startServer } from './serve';

// Takes README.png from the last build.
const server = await startServer({ dir: 'out', port: 0 });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await page.goto(server.url, { waitUntil: 'networkidle' });
// A preview's list of open points is none of the page's business.
await page.locator('[data-review-bar]').evaluateAll((bars) => bars.map((bar) => bar.remove()));
await sharp(await page.screenshot())
  .png({ palette: true })
  .toFile('README.png');
await browser.close();
await server.close();
