import { expect, type Page } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { ShellPage } from '../../pages/public-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { merchantAt, signedIn, ticketQueueOf } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { merchantPaths, NEWCOMER_PATHS } from '../../support/merchant-paths.ts';
import { passesPath } from '../../support/passes.ts';
import { test } from '../../support/test.ts';
import { ticketVisitors } from '../../support/ticket-pages.ts';

const VANITY = 'forno-aurora';
const PARK = 'museo-delle-maree';
/** A phone would zoom out instead of scrolling, and `innerWidth` would grow with what is too wide. */
const WINDOW = { isMobile: false };

/** What is wrong on a page: it scrolls sideways, cuts words off or leaves them outside, shows `hidden` elements, or breaks a word in a badge. */
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
    for (const { tagName, offsetWidth } of document.querySelectorAll<HTMLElement>('[hidden]')) {
      if (offsetWidth > 0) found.push(`a hidden ${tagName} is shown`);
    }
    for (const badge of document.querySelectorAll(
      'li > a[href*="/ticket-passes/"] [data-status]',
    )) {
      for (const node of badge.childNodes) {
        const words = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        for (const { 0: word, index } of words.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(`the badge breaks “${word}”`);
        }
      }
    }
    return found;
  });
}

/** In how many rows the controls of the header are. */
function headerRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll('header a, header > div > button');
    const places = [...controls].map((each) => each.getBoundingClientRect());
    const shown = places.filter(({ height }) => height > 0);
    return new Set(shown.map(({ y, height }) => Math.round(y + height / 2))).size;
  });
}

/** Opens pages one after the other, and looks at each on two phones and with text of two sizes. */
async function expectNoLosses(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await new ShellPage(page).open(path);
    // What the server painted first has gone.
    await expect(page.locator('#turno-first')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const { size, width } of LOOKS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await losses(page), `${path} at ${size}, ${width} px wide`).toEqual([]);
      if (size === '100%') expect(await headerRows(page), path).toBeLessThanOrEqual(2);
    }
  }
}

/** Lets a guest join, so that the dashboard shows a next number beside "nobody is being served". */
async function takeNumber(merchant: Merchant): Promise<void> {
  const { id: queueId } = ticketQueueOf(merchant);
  const { accessToken: token } = await guest();
  const path = `/public/merchants/${merchant.id}/queues/${queueId}/lineup`;
  const { status } = await ask(path, { method: 'POST', token, body: {} });
  expect(status).toBe(201);
}

const LOCALES = ['it-IT', 'en-GB', 'es-ES', 'de-DE'];
const LOOKS = [
  { size: '100%', width: 320 },
  { size: '200%', width: 320 },
  { size: '200%', width: 390 },
];

for (const locale of LOCALES) {
  test(`SHL-010 at 320 and 390 px, with text at 200 %, no page of a visitor scrolls sideways: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const [bakery, tables] = [await merchantAt(VANITY), await merchantAt('osteria-del-glicine')];
    const multi = tables.queues.find(({ multiQueue }) => multiQueue);
    const anna = await signedIn('anna');
    const strangers = [
      '/',
      '/signin',
      '/signup',
      '/terms',
      '/privacy',
      '/help',
      '/error',
      `/m/${VANITY}`,
      '/reset-password/no-longer-good',
      '/m/gastronomia-tre-lanterne',
      '/events/planetario-stellamaris',
      `/aq/${PARK}`,
      '/free-access/biblioteca-del-giardino',
      `/book-queue/${tables.id}/${multi?.id}`,
      `/take-number/${bakery.id}/${ticketQueueOf(bakery).id}`,
    ];
    for (const { session, paths } of [
      { session: null, paths: strangers },
      { session: await guest(), paths: ['/user-queues'] },
      ...(await ticketVisitors(browser)),
      { session: anna, paths: ['/account', '/my-tickets', await passesPath(anna)] },
    ]) {
      const context = await contextOf(browser, session, { ...WINDOW, locale });
      await expectNoLosses(await context.newPage(), paths);
      await context.close();
    }
    const due = await contextOf(browser, null, { ...WINDOW, locale });
    await due.addInitScript(() => localStorage.setItem('temporaryAuthToken', 'due'));
    await expectNoLosses(await due.newPage(), ['/change-password']);
    await due.close();
  });

  test(`SHL-010 at 320 and 390 px, with text at 200 %, no page of a merchant scrolls sideways: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const bakery = await merchantAt(VANITY);
    await takeNumber(bakery);
    const passes = ['', '?way=create', '?way=scan'].map((way) => `/scan-create-pass${way}`);
    for (const { session, paths } of [
      { session: null, paths: NEWCOMER_PATHS },
      {
        session: await signedIn('marta'),
        paths: [...(await merchantPaths(VANITY)), ...passes],
      },
    ]) {
      const context = await contextOf(browser, session, { ...WINDOW, locale });
      // The services name the place that another journey chose last.
      await context.addInitScript((id) => localStorage.setItem('lastMerchant', id), `${bakery.id}`);
      await expectNoLosses(await context.newPage(), paths);
      await context.close();
    }
  });
}
