import { startChromium } from './chromium';
import type { Device, Engine, EngineName } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** One sentence saying why an engine cannot run here, or null. `npm run test:deep` finds or installs them. */
export function whyMissing(name: EngineName): string | null {
  const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH } = process.env;
  const isThere = {
    chromium: CHROMIUM_PATH,
    firefox: FIREFOX_PATH,
    webkit: WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH,
  };
  return isThere[name]
    ? null
    : `${name} IS NOT TESTED: "npm run test:deep" found none and could install none.`;
}

export function startEngine(name: EngineName, device: Device): Promise<Engine> {
  const {
    CHROMIUM_PATH = '',
    FIREFOX_PATH = '',
    WEBKIT_DRIVER_PATH = '',
    WEBKIT_BROWSER_PATH = '',
  } = process.env;
  if (name === 'chromium') return startChromium(CHROMIUM_PATH, device);
  if (name === 'firefox') return startFirefox(FIREFOX_PATH, device);
  return startWebKit(WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH, device);
}
