import { expect, type Page, test } from '@playwright/test';
import { ShellPage } from '../../pages/public-pages.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { merchantAt, signedIn, ticketQueueOf } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { merchantPaths, NEWCOMER_PATHS } from '../../support/merchant-paths.ts';
import { passesPath } from '../../support/passes.ts';

const VANITY = 'forno-aurora';
const PARK = 'museo-delle-maree';
/** A phone would zoom out instead of scrolling, and `innerWidth` would grow with what is too wide. */
const WINDOW = { isMobile: false };

/** What a reader loses: pages that scroll sideways, and words that are cut off or stand outside. */
function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    const found = wide > window.innerWidth ? [`the page is ${wide} px wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, dd')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = width > 1 && (left < -1 || right > window.innerWidth + 1);
      const scrolls = element.closest('[data-scrolls], nav, [role="tablist"]') !== null;
      if ((isCut && textOverflow !== 'ellipsis') || (isOutside && !scrolls)) {
        found.push(`${element.tagName} ${element.textContent?.slice(0, 40)}`);
      }
    }
    return found;
  });
}

test('SHL-010 at 320 px, with text at 200 %, nothing scrolls sideways and nothing is cut', async ({
  browser,
}) => {
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  const anna = await signedIn('anna');
  const takeNumber = `/take-number/${merchant.id}/${queue.id}`;
  const visitors = [
    {
      session: null,
      paths: ['/', '/signin', '/terms', '/privacy', '/help', '/error', `/m/${VANITY}`, takeNumber],
    },
    { session: await guest(), paths: ['/user-queues'] },
    {
      session: anna,
      paths: ['/my-tickets', await passesPath(anna), `/aq/${PARK}`],
    },
    {
      session: await signedIn('marta'),
      paths: [
        '/manage-merchant',
        '/scan-create-pass',
        '/scan-create-pass?way=create',
        '/scan-create-pass?way=scan',
      ],
    },
  ];
  for (const { session, paths } of visitors) {
    const context = await contextOf(browser, session, {
      ...WINDOW,
      viewport: { width: 320, height: 700 },
    });
    const page = await context.newPage();
    for (const path of paths) {
      await new ShellPage(page).open(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await losses(page), `${path} at ${size}`).toEqual([]);
      }
    }
    await context.close();
  }
});

/** Opens pages one after the other, with text at 200 %. */
async function expectNoLosses(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await new ShellPage(page).open(path);
    // What the server painted first has gone.
    await expect(page.locator('#turno-first')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await losses(page), path).toEqual([]);
  }
}

const LOCALES = ['it-IT', 'en-GB', 'es-ES', 'de-DE'];
const PHONES = [390, 320];

for (const locale of LOCALES) {
  test(`SHL-010 at 390 px, with text at 200 %, no page of a visitor scrolls sideways: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const [bakery, tables] = [await merchantAt(VANITY), await merchantAt('osteria-del-glicine')];
    const multi = tables.queues.find(({ multiQueue }) => multiQueue);
    const options = { ...WINDOW, viewport: { width: 390, height: 844 }, locale };
    const context = await contextOf(browser, null, options);
    const page = await context.newPage();
    await expectNoLosses(page, [
      ...['/', '/signin', '/signup', '/terms', '/help', `/m/${VANITY}`],
      ...['/m/gastronomia-tre-lanterne', '/events/planetario-stellamaris', `/aq/${PARK}`],
      ...['/free-access/biblioteca-del-giardino', `/book-queue/${tables.id}/${multi?.id}`],
      `/take-number/${bakery.id}/${ticketQueueOf(bakery).id}`,
    ]);
    await context.close();
  });
}

for (const locale of LOCALES) {
  test(`SHL-010 at 390 and 320 px, with text at 200 %, no page of a merchant scrolls sideways: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const marta = await signedIn('marta');
    const paths = await merchantPaths(VANITY);
    for (const width of PHONES) {
      const options = { ...WINDOW, viewport: { width, height: 844 }, locale };
      for (const { session, pages } of [
        { session: null, pages: NEWCOMER_PATHS },
        { session: marta, pages: paths },
      ]) {
        const context = await contextOf(browser, session, options);
        await expectNoLosses(await context.newPage(), pages);
        await context.close();
      }
    }
  });
}
