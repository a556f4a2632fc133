import { expect, type Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { FONT_SHIFT, watchLayoutShifts } from '../../support/browser/layout-shifts.ts';
import { LONG_NAME, withLongNames } from '../../support/browser/long-names.ts';
import { pageOfReadme, servePartnerPage } from '../../support/browser/partner-page.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const VANITY = 'verdesole-porta-ticino';
const { gateway } = platformUrls();

/** The tickets come long after the page. */
async function slowTickets(page: Page): Promise<void> {
  await page.route(`${gateway}/private/users/*/tickets*`, async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
}

/** What the keyboard reaches in so many steps that the link to the ticket covers a part of; also in a shadow root. */
async function coveredTargets(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const root = document.querySelector('turno-consumer')?.shadowRoot ?? document;
      const link = root.querySelector('nav[aria-label="Your tickets"]');
      const target = root.activeElement;
      if (!link || !target || target === document.body || link.contains(target)) return null;
      const [over, under] = [link.getBoundingClientRect(), target.getBoundingClientRect()];
      const isCovered = under.bottom > over.top + 1 && under.top < over.bottom - 1;
      return isCovered ? (target.textContent ?? '').slice(0, 40) : null;
    });
    if (found !== null) covered.push(found);
  }
  return covered;
}

test('SHL-022 CON-030 home’s link to a ticket with a long name covers nothing that the keyboard reaches, nor in an embed', async ({
  browser,
}) => {
  const merchant = await merchantAt(VANITY);
  const session = await guest();
  const path = `/public/merchants/${merchant.id}/queues/${ticketQueueOf(merchant).id}/lineup`;
  await ask(path, { method: 'POST', token: session.accessToken, body: { paxCount: 1 } });
  const partner = await servePartnerPage(pageOfReadme().page);
  const viewport = { width: 390, height: 664 };
  const context = await contextOf(browser, session, { viewport, isMobile: false });
  const page = await context.newPage();
  await withLongNames(page);
  for (const url of ['/', partner.url]) {
    await page.goto(url);
    const link = page.getByRole('navigation', { name: 'Your tickets' });
    await expect(link, url).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(LONG_NAME).first()).toBeVisible();
    expect(await coveredTargets(page, 30), url).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  await partner.close();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`SHL-022 CON-030 no page moves when the link to a guest’s number comes, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const merchant = await merchantAt(VANITY);
    const queue = ticketQueueOf(merchant);
    const session = await guest();
    const taken = await ask(`/public/merchants/${merchant.id}/queues/${queue.id}/lineup`, {
      method: 'POST',
      token: session.accessToken,
      body: { paxCount: 1 },
    });
    expect(taken.status).toBeLessThan(300);
    for (const path of ['/', '/help', '/signin', `/m/${VANITY}`]) {
      // Each time in a browser that knows nothing of the number.
      const context = await contextOf(browser, session, { viewport, isMobile: false });
      const page = await context.newPage();
      const shifts = await watchLayoutShifts(page);
      await slowTickets(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('link', { name: /^Your number/ });
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await shifts(), path).toBeLessThan(FONT_SHIFT);
      // The end of the page does not stay behind it.
      const end = page.getByRole('contentinfo').getByRole('link').last();
      await end.focus();
      await page.mouse.wheel(0, 20_000);
      await expect(async () => {
        const [box, over] = await Promise.all([end.boundingBox(), link.boundingBox()]);
        if (!box || !over) throw new Error('The page has no end, or no link.');
        const isApart = box.y + box.height <= over.y || box.y >= over.y + over.height;
        expect(isApart, path).toBe(true);
      }).toPass({ timeout: 5_000 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  });
}
