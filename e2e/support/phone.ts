/** A small phone. A file or group of tests that is only about phones calls `test.use(phone)`. */
export const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
