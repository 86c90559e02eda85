export type Pointer = 'mouse' | 'touch';

/** A place on the screen; in a frame also where the frame's own upper left corner is. */
export type Point = { x: number; y: number; frame?: { x: number; y: number } };

export const keys = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Escape: '\uE00C' };

export type Key = Exclude<keyof typeof keys, 'Shift'> | 'Shift+Tab';

export type Device = { width: number; height: number; hasScripts: boolean; isDark: boolean };

/**
 * A browser with one page, as far as every engine's driver can steer it. What a visitor does is built from these in
 * `visitor.ts`. Positions are CSS px from the screen's upper left corner.
 */
export type Engine = {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /**
   * What an expression yields in the page, or in the page of its last frame; `undefined` comes back as `null`. It can
   * be asked where the page's own scripts are off, too.
   */
  evaluate: <Result>(expression: string, place: 'page' | 'frame') => Promise<Result>;
  press: (at: Point, pointer: Pointer) => Promise<void>;
  key: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A PNG of what is on the screen. */
  picture: () => Promise<Buffer>;
  /** Texts of errors in the console and of those nothing caught, so far; null where the driver does not tell. */
  errors: () => readonly string[] | null;
  close: () => Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];
