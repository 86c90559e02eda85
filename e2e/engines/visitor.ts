import { expect } from '@playwright/test';
import type { Engine, Key } from './engine';
import { bringIntoView, centre, findFrame, findSpot, isLaidOut, readView, type Seek } from './in-page';

export type Input = 'mouse' | 'touch' | 'keyboard';

/** Something on the page, or, with `inFrame`, in the page of its last frame. */
export type Target = Seek & { inFrame?: true };

/** More than any page has stops for the Tab key. */
const MOST_TABS = 150;

/** Chromium drops what is pressed in a frame from elsewhere that moved in the last half second. */
const FRAME_REST_MS = 600;

/** Slow machines are slow; nothing is waited for longer than it takes. */
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 250] };

/** Someone who visits the site at `baseUrl` and has one way of pointing at things. */
export function makeVisitor(engine: Engine, input: Input, baseUrl: string) {
  function ask<Argument, Result>(run: (argument: Argument) => Result, argument: Argument, inFrame = false) {
    const expression = `(${run})(${JSON.stringify(argument)})`;
    return engine.evaluate<Awaited<Result>>(expression, inFrame ? 'frame' : 'page');
  }

  function look({ inFrame, ...seek }: Target) {
    return ask(findSpot, seek, inFrame).catch(() => null);
  }

  /** Where on the screen a press reaches it: scrolled to, when it is not in view or something covers it. */
  async function aim(target: Target) {
    let spot = await look(target);
    if (!spot) throw new Error(`There is no ${JSON.stringify(target)}.`);
    const view = await ask(readView, null);
    if (target.inFrame) {
      const { y } = await ask(findFrame, null);
      await ask(centre, y + spot.y);
      const hasMoved = (await ask(findFrame, null)).y !== y;
      if (hasMoved) await new Promise((resolve) => setTimeout(resolve, FRAME_REST_MS));
    } else if (!spot.isFree || spot.top < 0 || spot.bottom > view.height) await ask(bringIntoView, target);
    spot = await look(target);
    const frame = target.inFrame ? await ask(findFrame, null) : undefined;
    if (!spot?.isFree) throw new Error(`Something covers ${JSON.stringify(target)}.`);
    return { x: spot.x + (frame?.x ?? 0), y: spot.y + (frame?.y ?? 0), frame };
  }

  /** By the Tab key alone, from wherever the keyboard is. */
  async function reach(target: Target) {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if ((await look(target))?.isFocused) return;
      await engine.key('Tab');
    }
    throw new Error(`The Tab key never reaches ${JSON.stringify(target)}.`);
  }

  return {
    input,
    view: () => ask(readView, null),
    errors: engine.errors,
    back: engine.back,
    look,
    open: (path: string) => engine.open(new URL(path, baseUrl).href),
    key: (key: Key) => engine.key(key),
    /** Once the page is laid out (browser/first-paint): no hand jumps ahead of that, and nothing would mend its aim. */
    scrollTo: async (target: Target) => {
      await expect.poll(() => ask(isLaidOut, null), PATIENCE).toBe(true);
      await ask(bringIntoView, target);
    },

    startFramework: () => engine.evaluate("document.dispatchEvent(new Event('load-framework'))", 'page'),

    /** Presses it, as this visitor does. */
    use: async (target: Target) => {
      await expect(async () => {
        if (input === 'keyboard') await reach(target);
        else await engine.press(await aim(target), input);
      }).toPass(PATIENCE);
      if (input === 'keyboard') await engine.key('Enter');
    },

    /** Types into it. */
    fill: async (target: Target, text: string) => {
      await expect(async () => {
        if (input === 'keyboard') await reach(target);
        else await engine.press(await aim(target), input);
        expect((await look(target))?.isFocused).toBe(true);
        await engine.type(text);
        expect((await look(target))?.text).toBe(text);
      }).toPass(PATIENCE);
    },

    expectSeen: (target: Target) => expect.poll(() => look(target), PATIENCE).not.toBeNull(),
    expectGone: (target: Target) => expect.poll(() => look(target), PATIENCE).toBeNull(),
    expectFocused: (target: Target) =>
      expect.poll(async () => (await look(target))?.isFocused, PATIENCE).toBe(true),
    expectText: (target: Target, text: string) =>
      expect.poll(async () => (await look(target))?.text, PATIENCE).toBe(text),
    /** Waits until it is marked as the link of the section in view. */
    expectMarked: (target: Target) =>
      expect.poll(async () => (await look(target))?.isUnderlined, PATIENCE).toBe(true),
    expectAddress: (address: RegExp) =>
      expect
        .poll(async () => (await ask(readView, null).catch(() => null))?.address, PATIENCE)
        .toMatch(address),
    /** Waits until it stands on the screen, below the header, and the page has come to rest. */
    expectInView: async (target: Target) => {
      let lastTop = Number.NaN;
      await expect(async () => {
        const [spot, header, view] = [
          await look(target),
          await look({ css: '.header' }),
          await ask(readView, null),
        ];
        const isAtRest = spot?.top === lastTop;
        lastTop = spot?.top ?? Number.NaN;
        expect(isAtRest).toBe(true);
        expect(spot?.top).toBeGreaterThanOrEqual(header?.bottom ?? 0);
        expect(spot?.bottom).toBeLessThanOrEqual(view.height);
      }).toPass(PATIENCE);
    },
  };
}

export type Visitor = ReturnType<typeof makeVisitor>;
