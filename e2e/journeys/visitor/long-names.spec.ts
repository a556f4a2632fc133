import { expect, type Page } from '@playwright/test';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { merchantAt, signedIn, ticketQueueOf } from '../../support/demo-data.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';
import { ticketVisitors } from '../../support/ticket-pages.ts';

// A phone would zoom out instead of scrolling, and `innerWidth` would grow with what is too wide.
test.use({ isMobile: false });

const { gateway } = platformUrls();
const NAME = 'Antica Bottega del Grano, delle Farine e degli Impastatoridistribuzionecentrale';

/** The services answer as they do, only with names that are far too long. */
async function withLongNames(page: Page): Promise<void> {
  await page.route(/\/(public|private)\//, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== gateway || pathname.endsWith('/events')) return route.fallback();
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/"(name|displayName)":"[^"]+"/g, `"$1":"${NAME}"`);
    return route.fulfill({ response: answer, body });
  });
}

/** What does not fit: the page itself, and words that stand outside. A row that scrolls by itself may be longer. */
function lossesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inScrollingRow = (element: HTMLElement): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent.tagName === 'MAIN') return false;
        if (getComputedStyle(parent).overflowX === 'auto') return true;
      }
      return false;
    };
    const found = [
      ...document.querySelectorAll<HTMLElement>('main h1, main h2, main p, main a, main button'),
    ]
      .filter((element) => !inScrollingRow(element))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 30)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...found] : found;
  });
}

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
  ]) {
    await expectNoLosses(page, path);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Opens a page on a phone and on a desk. */
async function expectNoLosses(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(page.getByText(NAME).first()).toBeVisible();
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

/** A merchant where one person is served and one waits, both with a name, and a desk with a name calls. */
async function busyMerchant(token: string) {
  const merchant = await ownMerchant('marta', 'Nomi');
  const queue = firstQueueOf(merchant);
  const own = `/private/merchants/${merchant.id}`;
  const send = async (path: string, body: object) => {
    const answer = await ask(path, { method: 'POST', token, body });
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    return answer.json as { id: number };
  };
  for (const displayName of ['Ada', 'Bice']) {
    await send(`${own}/queues/${queue.id}/lineup`, { displayName, paxCount: 2 });
  }
  const { id: deskId } = await send(`${own}/desks`, { name: 'Counter' });
  await send(queue.next, { deskId });
  await send(`${own}/queues`, { name: 'Ritiro', capacity: 1, defaultWaitingTime: 300 });
  await send(`${own}/queues`, {
    name: 'Giostra',
    capacity: 1,
    defaultWaitingTime: 300,
    nextRatio: 1,
  });
  return merchant;
}

test('MER-014 MER-016 MER-032 MER-051 names that are far too long break no page of a merchant, 320 and 1280 px wide', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const marta = await signedIn('marta');
  const { id, name, queues } = await busyMerchant(marta.accessToken);
  const queueId = queues[0]?.id;
  const context = await contextOf(browser, marta, { isMobile: false });
  const page = await context.newPage();
  await page.goto('/manage-merchant');
  await new DashboardPage(page).choosePlace(name);
  await withLongNames(page);
  for (const path of [
    ...['/manage-merchant', '/manage-merchant?view=till', '/merchant-figures'],
    ...['/merchant-settings', '/merchant-managers', '/merchant-queues', `/welcome/${id}`],
    ...[`/queue-tickets/${queueId}`, `/add-customer/${id}/${queueId}`, `/manage-queue/${queueId}`],
  ]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.locator('#turno-first')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await lossesIn(page), `${path}, narrow`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 700 });
    expect(await lossesIn(page), `${path}, wide`).toEqual([]);
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
    await expect(page.getByRole('heading', { name: NAME, level: 2 }).first()).toBeVisible();
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
