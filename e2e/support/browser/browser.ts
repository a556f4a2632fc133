import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { findChromium, findWholeChromium } from '@turno/tools/chromium';

/** The machine's Chromium. Where there is none, launching fails and names this path; loading the settings does not. */
export const CHROMIUM_PATH = findChromium() ?? '/usr/bin/chromium';

/** A Chromium that shows notifications. */
export const WHOLE_CHROMIUM_PATH = findWholeChromium() ?? '/usr/bin/chromium';

/** Switches that keep Chromium off every network but this machine's, and working as root. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with the stored session of a signed-in person, in the shell's format (IDN-004). */
export async function contextOf(
  browser: Browser,
  session: Session | null,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  if (session) {
    await context.addInitScript(({ id, accessToken, roles }) => {
      localStorage.setItem('userRole', roles[0] ?? '');
      localStorage.setItem('authToken', JSON.stringify({ id, accessToken }));
    }, session);
  }
  return context;
}
