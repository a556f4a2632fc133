import { expect, type Page, test } from '@playwright/test';
import { TakeNumberPage } from '../pages/take-number-page.ts';
import { guest } from '../support/guests.ts';
import { platformUrls } from '../support/platform.ts';
import { merchantAt, ticketQueueOf } from '../support/scene.ts';
import { contextOf } from '../support/signed-in-context.ts';

const PHONE = { viewport: { width: 390, height: 800 }, baseURL: platformUrls().shell };

/** From now on the page notes how long each press takes to be painted, and when the number to expect is there. */
async function measure(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { presses: [] as number[], pressedAt: 0, shownAfter: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.presses.push(duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        noted.pressedAt = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      if (noted.shownAfter > 0 || !document.body.textContent?.includes('It should be number'))
        return;
      // One frame later it is painted.
      requestAnimationFrame(() => {
        noted.shownAfter = performance.now() - noted.pressedAt;
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const noted = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'noted') as { presses: number[]; shownAfter: number });

for (const { name, slowDown, shownMs } of [
  { name: 'on this machine', slowDown: 1, shownMs: 100 },
  { name: 'at a quarter of its speed', slowDown: 4, shownMs: 200 },
]) {
  test(`CON-029 taking a number answers on screen at once, whatever the network does, ${name}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, await guest(), PHONE);
    const page = await context.newPage();
    const merchant = await merchantAt('forno-aurora');
    await page.route('**/lineup', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    const take = new TakeNumberPage(page);
    await take.open(merchant.id, ticketQueueOf(merchant).id);
    await expect(take.button).toBeEnabled();
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await measure(page);
    await take.button.click();
    await expect(page.getByText('It should be number')).toBeVisible();
    await page.waitForURL(/\/reservation\//, { timeout: 30_000 });
    const { presses, shownAfter } = await noted(page);
    expect(shownAfter).toBeGreaterThan(0);
    expect(shownAfter).toBeLessThan(shownMs);
    expect(Math.max(0, ...presses)).toBeLessThan(200);
    await context.close();
  });
}
