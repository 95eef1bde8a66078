import { cdp } from 'vitest/browser';

/** What every test finds (tests/chromium.mjs). */
const USUAL = { 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': 'light', 'forced-colors': 'none' };

/**
 * Emulates media features; those not named are as usual. The browser forgets what was emulated before at each call, so that a test which named only
 * its own would leave motion to all tests after it.
 * @param features such as `{ 'forced-colors': 'active' }`; none restores the usual ones
 */
export async function emulateMedia(features: Partial<typeof USUAL> = {}): Promise<void> {
  const all = Object.entries({ ...USUAL, ...features });
  await cdp().send('Emulation.setEmulatedMedia', { features: all.map(([name, value]) => ({ name, value })) });
}
