import { expect, type Page, test } from '@playwright/test';
import { platformUrls } from '../support/platform.ts';
import { merchantAt, ticketQueueOf } from '../support/scene.ts';

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

for (const width of [320, 1280]) {
  test(`CON-005 CON-021 CON-033 CON-064 names that are far too long break no page, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
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
      await page.goto(path);
      await expect(page.getByText(NAME).first()).toBeVisible();
      const lost = await page.evaluate(() => {
        const found = [
          ...document.querySelectorAll<HTMLElement>(
            'main h1, main h2, main p, main a, main button',
          ),
        ]
          .filter((element) => !element.closest('fieldset'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 30)}`);
        const { scrollWidth } = document.documentElement;
        return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...found] : found;
      });
      expect(lost, path).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
