import { expect } from '@playwright/test';
import { thankYou } from '@/content/thank-you';
import { bookButtonText } from '@/e2e/support/page';
import { type Engine, named } from './engine';

/** The first booking link in the text of a page. */
export const applyNow = named('main a', bookButtonText);

export function expectAddress(engine: Engine, address: RegExp, timeout?: number) {
  // A page that is navigating away does not answer.
  return expect
    .poll(() => engine.evaluate<string>('location.href').catch(() => ''), { timeout })
    .toMatch(address);
}

/** Waits until an expression is true, or an element exists. */
export function expectSeen(engine: Engine, element: string, isSeen = true) {
  const look = () => engine.evaluate<boolean>(`Boolean(${element})`).catch(() => !isSeen);
  return expect.poll(look, element.slice(-80)).toBe(isSeen);
}

/** Clicks an element once it exists and is still. */
export async function press(engine: Engine, element: string) {
  await expectSeen(engine, element);
  // The menu slides into view. Until it is still, a click on its link would miss.
  await expectSeen(engine, `!${element}.closest('dialog')?.getAnimations().length`);
  await engine.click(element);
}

/** Books a call in the demonstration calendar, whose frame has our own origin, and reaches the thank-you page. */
export async function book(engine: Engine) {
  // While the page scrolls smoothly, a click can miss, as a visitor's can.
  await expectSeen(engine, applyNow);
  await expect(async () => {
    await engine.click(applyNow).catch(() => undefined);
    await expectAddress(engine, /\/booking$/, 5000);
  }).toPass();
  const find = (css: string) => `document.querySelector('iframe').contentDocument.querySelector('${css}')`;
  await expectSeen(engine, `${find('#email')} && document.querySelector('[data-calendar="ready"]')`);
  const values = { name: 'Pat Example', phone: '2025550142', email: 'pat@example.com' };
  const fill = Object.entries(values).map(([id, value]) => `(${find(`#${id}`)}.value = '${value}')`);
  const submit = `${fill.join(' && ')} && ${find('button')}.click()`;
  // If the click leaves the page immediately, there is no answer.
  await engine.evaluate(submit).catch(() => undefined);
  await expect.poll(() => engine.evaluate<string>('location.pathname').catch(() => '')).toBe('/thank-you');
  await expectSeen(engine, named('h1', thankYou.title));
}
