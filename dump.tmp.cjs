const { chromium } = require('@playwright/test');
(async () => {
  const [dir, file, open] = process.argv.slice(2);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
  await page.goto(`file://${dir}/out/${file}`);
  if (open)
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((d) => {
        d.open = true;
      }),
    );
  console.log(await page.locator('main').evaluate((m) => m.innerText.replace(/\n{2,}/g, '\n')));
  await browser.close();
})();
