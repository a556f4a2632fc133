import { expect, type Page, test } from '@playwright/test';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';

// A phone would zoom out instead of scrolling, and `innerWidth` would grow with what is too wide.
test.use({ isMobile: false });

const { gateway } = platformUrls();
const NAME = 'Antica Bottega del Grano, delle Farine e degli Impastatoridistribuzionecentrale';

/** The services answer as they do, only with names that are far too long. */
async function withLongNames(page: Page): Promise<void> {
  await page.route(`${gateway}/public/**`, async (route) => {
    if (new URL(route.request().url()).pathname.endsWith('/events')) return route.continue();
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/"name":"[^"]+"/g, `"name":"${NAME}"`);
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
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByText(NAME).first()).toBeVisible();
    expect(await lossesIn(page), `${path}, narrow`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 700 });
    expect(await lossesIn(page), `${path}, wide`).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
