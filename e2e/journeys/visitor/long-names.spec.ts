import { expect, type Page } from '@playwright/test';
import { contextOf } from '../../support/browser/browser.ts';
import { LONG_NAME, lossesIn, withLongNames } from '../../support/browser/long-names.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';
import { ticketVisitors } from '../../support/ticket-pages.ts';

// A phone would zoom out instead of scrolling, and `innerWidth` would grow with what is too wide.
test.use({ isMobile: false });

test('CON-005 CON-021 CON-033 CON-064 names that are far too long break no page, 320 and 1280 px wide', async ({
  page,
}) => {
  await withLongNames(page);
  const bakery = await merchantAt('forno-aurora');
  const tables = await merchantAt('osteria-del-glicine');
  const multi = tables.queues.find(({ multiQueue }) => multiQueue);
  for (const path of [
    '/',
    '/m/gastronomia-tre-lanterne',
    `/take-number/${bakery.id}/${ticketQueueOf(bakery).id}`,
    `/book-queue/${tables.id}/${multi?.id}`,
    '/events/planetario-stellamaris',
    '/free-access/biblioteca-del-giardino',
    '/aq/museo-delle-maree',
  ]) {
    await expectNoLosses(page, path);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Opens a page on a phone and on a desk. */
async function expectNoLosses(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(page.getByText(LONG_NAME).first()).toBeVisible();
  expect(await lossesIn(page), `${path}, narrow`).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 700 });
  expect(await lossesIn(page), `${path}, wide`).toEqual([]);
}

test('CON-043 CON-054 names that are far too long break no page of a ticket, 320 and 1280 px wide', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  for (const { session, paths } of await ticketVisitors(browser)) {
    const context = await contextOf(browser, session, { isMobile: false });
    const page = await context.newPage();
    await withLongNames(page);
    // The server makes the status page and asks for the names itself; a kiosk that is not paired shows none.
    for (const path of paths.filter((each) => !/^\/(t|kiosk)\//.test(each))) {
      await expectNoLosses(page, path);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
});

/** Names of a board that end in an ellipsis. */
function cutNamesOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1 > span, h2 > span')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map((element) => `${element.tagName} ${getComputedStyle(element).fontSize}`),
  );
}

test('DIS-002 a board cuts no name of the greatest length, in any layout', async ({ page }) => {
  await withLongNames(page);
  const shop = await merchantAt('gastronomia-tre-lanterne');
  for (const layout of ['auto', 'cards', 'rows']) {
    await page.goto(`/display/${shop.id}?layout=${layout}`);
    await expect(page.getByRole('heading', { name: LONG_NAME, level: 2 }).first()).toBeVisible();
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [1080, 1920],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await cutNamesOn(page), `${layout}, ${width} x ${height}`).toEqual([]);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
