import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Session } from '@turno/shared-types';

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
