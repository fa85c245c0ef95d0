/** A phone's screen; it is also a test's (`tests/journeys/browser/browser.ts`). */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** High enough that the first card of a list is in sight. */
export const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 1100 } };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** How much the main thread is slowed down: the CPU of a phone. */
export const SLOWED = 4;
