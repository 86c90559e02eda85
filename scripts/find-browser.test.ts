const named = process.env.CHROMIUM_PATH;
afterEach(() => {
  if (named === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = named;
});

test('a CHROMIUM_PATH at which there is no program is named before the browser tests start', async () => {
  process.env.CHROMIUM_PATH = '/no/chrome';
  await expect(import('../playwright.config')).rejects.toThrow(
    'CHROMIUM_PATH is /no/chrome, but no program is there: set it to a Chrome or Chromium.',
  );
});
