import { findChromium } from '@turno/tools/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** The machine's own Chromium; `hosts` lets one address be answered by another (`MAP a:1 b:2`). */
export function openBrowser(hosts?: string, switches: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  const usual = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-component-update'];
  const args = [...usual, ...switches];
  return chromium.launch({
    executablePath,
    args: hosts === undefined ? args : [...args, `--host-resolver-rules=${hosts}`],
  });
}

/** The session of a person who has signed in, as pages store it. */
export type Session = { id: number; accessToken: string; role: string };

/** Gives the pages of a context the session of a person. */
export async function storeSession(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript(({ id, accessToken, role }) => {
    localStorage.setItem('userRole', role);
    localStorage.setItem('authToken', JSON.stringify({ id, accessToken }));
  }, session);
}
