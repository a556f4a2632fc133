import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Session } from '@turno/shared-types';

/** A browser in which somebody is signed in already, as the shell keeps it (IDN-004). */
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
