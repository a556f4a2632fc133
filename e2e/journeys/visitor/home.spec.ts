import { expect, type Page } from '@playwright/test';
import { listMerchantsCall } from '@turno/shared-types';
import { HomePage } from '../../pages/public-pages.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { FONT_SHIFT, watchLayoutShifts } from '../../support/browser/layout-shifts.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { gateway } = platformUrls();

/** The list comes late, so that the page is seen while it waits for them. */
async function slowLists(page: Page): Promise<void> {
  await page.route(
    `${gateway}${listMerchantsCall.path.replace(':scope', 'public')}?*`,
    async (route) => {
      await page.waitForTimeout(1_000);
      await route.continue();
    },
  );
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`CON-001 nothing on home moves while it fills, ${size.width} px wide`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, null, { viewport: size, isMobile: false });
    const page = await context.newPage();
    const shifts = await watchLayoutShifts(page);
    await slowLists(page);
    const home = new HomePage(page);
    await home.open();
    await expect(home.cards.first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Restaurants' })).toBeAttached();
    expect(await shifts()).toBeLessThan(FONT_SHIFT);
  });
}

test('CON-001 no style sheet arrives after home is drawn: the browser would lay it out again', async ({
  page,
}) => {
  const late: string[] = [];
  let isIdle = false;
  page.on('request', (request) => {
    if (isIdle) late.push(request.resourceType());
    // The version check is sent once the page is there, before the late parts.
    isIdle ||= request.url().includes('/meta.json?');
  });
  await new HomePage(page).open();
  // A style sheet of the late parts would be requested together with their script.
  await expect.poll(() => late).toContain('script');
  await page.waitForTimeout(500);
  expect(late).not.toContain('stylesheet');
});

test('CON-001 on a phone, home shows at least two merchants without scrolling', async ({
  browser,
}) => {
  const context = await contextOf(browser, null, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const home = new HomePage(page);
  await home.open();
  await expect(home.cards.nth(1)).toBeInViewport({ ratio: 1 });
});

test('CON-013 QUE-002 the search finds categories in any language and forgives a typo', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  // No journey adds pharmacies or theatres: what is searched stands on the first page, whatever ran before.
  for (const [text, name] of [
    ['pharmacy', 'Farmacia Erba Cedrina'],
    ['Apotheke', 'Farmacia Erba Cedrina'],
    ['farmacia erba cedrnia', 'Farmacia Erba Cedrina'],
    ['teatro', 'Teatro dei Burattini Giralda'],
  ] as const) {
    await home.search(text);
    await expect(home.card(name)).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp(`q=${encodeURIComponent(text).replaceAll('%20', '\\+')}`),
    );
    await page.reload();
    await expect(home.card(name)).toBeVisible();
  }
});
