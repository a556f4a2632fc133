import { expect, type Page } from '@playwright/test';
import { type BoardKind, boardMerchant } from '../../support/board-merchants.ts';
import { faultsOn } from '../../support/browser/board-faults.ts';
import { merchantAt } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test.use({ isMobile: false, deviceScaleFactor: 1 });

const { gateway } = platformUrls();
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
];

/** The services answer with a merchant of so many queues. */
async function openBoard(page: Page, id: number, count: number, kind: BoardKind) {
  const merchant = { ...boardMerchant(count, kind), id };
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A call by nobody in particular has its client key in the address.
  const isMerchant = (url: URL) => url.href.split('?')[0] === `${gateway}/public/merchants/${id}`;
  await page.route(isMerchant, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: merchant });
  });
  await page.goto(`/display/${id}`);
  const [queue] = merchant.queues;
  const panel = page.locator('[data-panels] section').first();
  await expect(panel).toHaveAttribute('aria-label', new RegExp(`^${queue?.name}`));
}

for (const kind of ['long', 'mixed', 'idle', 'closed', 'shows', 'sizes'] as const) {
  test(`DIS-002 a board of one to eight queues (${kind}) fits every screen: nothing leaves its panel or covers another, no fact is larger than its name`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { id } = await merchantAt('forno-aurora');
    for (const count of [1, 2, 4, 8]) {
      await openBoard(page, id, count, kind);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        const name = `${kind}-${count}-${size.width}x${size.height}`;
        // Right after the page or the size of the screen has changed, texts are still fitted.
        await expect.poll(() => faultsOn(page), { message: name, timeout: 5_000 }).toEqual([]);
        // A person judges what no measure tells: the report has the pictures.
        const body = await page.screenshot();
        await test.info().attach(name, { body, contentType: 'image/png' });
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('S-20 beside up to five other queues each size of a multi-queue names the desk that called', async ({
  page,
}) => {
  const { id } = await merchantAt('forno-aurora');
  for (const count of [1, 2, 4, 6]) {
    await openBoard(page, id, count, 'sizes');
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const message = `${count} queues on ${size.width}x${size.height}`;
      const desks = page.locator('ul[class*="sizes"]').getByText(/^Sportello \d$/);
      await expect(desks.filter({ visible: true }), message).toHaveCount(3);
      // By a line; descenders alone leave a line that is this low.
      const cut = () =>
        desks.evaluateAll(
          (all) => all.filter((desk) => desk.scrollHeight > 1.5 * desk.clientHeight).length,
        );
      await expect.poll(cut, { message }).toBe(0);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const LOW = [
  { width: 640, height: 360 },
  { width: 1280, height: 340 },
];

/** The parts of a board that could be scrolled. */
const scrolledOn = (page: Page): Promise<string[]> =>
  page.locator('[data-panels], [data-panels] *').evaluateAll((all) =>
    all
      .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map((each) => each.className),
  );

for (const kind of ['mixed', 'long'] as const) {
  test(`DIS-002 a low board of one, two or four queues (${kind}) shows them side by side and never scrolls`, async ({
    page,
  }) => {
    const { id } = await merchantAt('forno-aurora');
    for (const count of [1, 2, 4]) {
      await openBoard(page, id, count, kind);
      for (const size of LOW) {
        await page.setViewportSize(size);
        const message = `${kind}-${count}-${size.width}x${size.height}`;
        await expect.poll(() => faultsOn(page), { message, timeout: 5_000 }).toEqual([]);
        expect(await scrolledOn(page), message).toEqual([]);
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('DIS-002 on tall screens too small for all queues, where the page scrolls, nothing covers a panel', async ({
  page,
}) => {
  const { id } = await merchantAt('forno-aurora');
  const small = [
    { width: 320, height: 640 },
    { width: 600, height: 1024 },
  ];
  for (const kind of ['sizes', 'mixed'] as const) {
    await openBoard(page, id, 6, kind);
    for (const size of small) {
      await page.setViewportSize(size);
      // The sound bar overlaps the lower edge of the scrolled content on purpose.
      const covered = async () =>
        (await faultsOn(page)).filter(
          (fault) => fault.includes('cover each other') && !fault.includes('Test Speaker'),
        );
      const name = `${kind}-${size.width}x${size.height}`;
      await expect.poll(covered, { message: name, timeout: 5_000 }).toEqual([]);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('DIS-002 in forced colours, where every text has a background, no number covers the name of its queue', async ({
  page,
}) => {
  const { id } = await merchantAt('forno-aurora');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await openBoard(page, id, 2, 'long');
    const names = await page.locator('section[data-state] h2').all();
    const pictures = () => Promise.all(names.map((name) => name.screenshot()));
    const shown = await pictures();
    await page.locator('section[data-state] [class*="number"]').evaluateAll((numbers) => {
      for (const number of numbers) (number as HTMLElement).style.visibility = 'hidden';
    });
    expect(await pictures(), `${size.width}x${size.height}`).toEqual(shown);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
