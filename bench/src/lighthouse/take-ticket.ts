import { chromium } from 'playwright-core';
import { HOT_MERCHANT } from '../platform.ts';

const WAIT_MS = 30_000;

/**
 * Takes a number as a guest in the browser that listens on a port, where Lighthouse looks too; answers the ticket's
 * path.
 */
export async function takeTicket(shell: string, port: number): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    const page = await context?.newPage();
    if (!page) throw new Error('The browser has no window of its own.');
    await page.goto(`${shell}/m/${HOT_MERCHANT}`);
    await page.locator('a[href*="/take-number/"]').first().click();
    await page.waitForURL(/\/take-number\//);
    await page.getByRole('button', { name: /^(Take|Prendi)/ }).click({ timeout: WAIT_MS });
    await page.waitForURL(/\/reservation\//, { timeout: WAIT_MS });
    const { pathname } = new URL(page.url());
    await page.close();
    return pathname;
  } finally {
    await browser.close();
  }
}
