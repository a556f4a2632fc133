import { expect, type Locator, type Page } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

const VANITY = 'gastronomia-tre-lanterne';

/** Opens a page whose scripts do not arrive before they are let through, once the server knows what the page is about. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain('id="turno-first"');
  }).toPass();
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\.m?js(\?|$)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) seen.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    isHeld = false;
    for (const release of held) release();
    await expect(page.locator('#turno-first')).toHaveCount(0);
  };
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'seen').shift);

/**
 * The labels and figures that are seen of the first queue on a page; a number may change between two readings. The text that
 * only screen readers get is missing in the first view, which is hidden from them.
 */
async function figuresIn(part: Locator): Promise<string[]> {
  const items = part.locator('dl').first().locator('dt, dd');
  const texts = await items.evaluateAll((elements) =>
    elements.map((element) => {
      const seen: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const isSeen = (parentElement?.getBoundingClientRect().width ?? 0) > 1;
        if (isSeen) seen.push(textContent ?? '');
      }
      return seen.join('');
    }),
  );
  return texts.map((text) => text.replace(/\d+/g, '#'));
}

test('CON-033 a merchant’s page says what it is about before any script, and the application takes over in place', async ({
  page,
}) => {
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  const letScriptsThrough = await openWithoutScripts(page, `/m/${VANITY}`);
  const view = page.locator('#turno-first');
  await expect(view.locator('h1')).toHaveText(merchant.name);
  await expect(view.locator('h1')).toBeVisible();
  await expect(view.locator('h2').first()).toHaveText(queue.name);
  await expect(view.getByText(/^Take number/).first()).toBeVisible();
  const figures = await figuresIn(view);
  expect(figures[0]).toBe('People in queue');
  // Nothing of it takes the focus or is read out, and then lost.
  await expect(page.getByRole('heading')).toHaveCount(0);

  await letScriptsThrough();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(merchant.name);
  expect(await figuresIn(page.locator('main'))).toEqual(figures);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('CON-021 the page of one queue says its figures before any script, and then takes a number', async ({
  page,
}) => {
  // A new queue has not called anybody yet, so one of its figures is missing.
  const merchant = await ownMerchant('marta', 'Forno');
  const path = `/take-number/${merchant.id}/${firstQueueOf(merchant).id}`;
  const letScriptsThrough = await openWithoutScripts(page, path);
  const view = page.locator('#turno-first');
  await expect(view.getByText('Take the first number')).toBeVisible();
  const figures = await figuresIn(view);
  expect(figures[0]).toBe('People in queue');
  expect(figures).toContain('–');
  await letScriptsThrough();
  expect(await figuresIn(page.locator('main'))).toEqual(figures);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await new TakeNumberPage(page).takeFor(2);
  await expect(new TicketPage(page).number).toBeVisible();
});

test('CON-075 sign-in shows its form before any script, and the application puts its own in the same place', async ({
  page,
}) => {
  const letScriptsThrough = await openWithoutScripts(page, '/signin');
  const heading = page.locator('#turno-first h1');
  await expect(heading).toHaveText('Sign in');
  const before = await heading.boundingBox();
  await letScriptsThrough();
  const after = await page.getByRole('heading', { level: 1, name: 'Sign in' }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await page.getByLabel('E-mail').fill('someone@turno.example');
  await expect(page.getByLabel('E-mail')).toHaveValue('someone@turno.example');
});

for (const { path, title } of [
  { path: '/terms', title: 'Terms of use' },
  { path: '/privacy', title: 'Privacy policy' },
]) {
  test(`STA-003 ${path} is read before any script, and the application puts the same text in its place`, async ({
    page,
  }) => {
    const letScriptsThrough = await openWithoutScripts(page, path);
    const view = page.locator('#turno-first');
    await expect(view.locator('h1')).toHaveText(title);
    const lines = await view.locator('h1, h2, section p').allTextContents();
    const last = await view.locator('section p').last().boundingBox();
    await letScriptsThrough();
    const article = page.getByRole('article');
    expect(await article.locator('h1, h2, section p').allTextContents()).toEqual(lines);
    const after = await article.locator('section p').last().boundingBox();
    expect(Math.abs((after?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(200);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

test('CON-005 home lists its first merchants before any script, in the reader’s language and mode', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', colorScheme: 'dark' });
  const page = await context.newPage();
  const letScriptsThrough = await openWithoutScripts(page, '/');
  const view = page.locator('#turno-first');
  await expect(view.locator('h1')).toContainText('Ihr Platz');
  await expect(view.locator('li').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await view.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(11, 18, 32)',
  );
  await letScriptsThrough();
  expect(await shiftOf(page)).toBeLessThan(0.01);
});
