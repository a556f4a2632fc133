import { expect, type Locator, type Page } from '@playwright/test';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** Puts a second element of ours into the partner's page, for another brand and in another language. */
async function addSecond(page: Page): Promise<void> {
  await page.evaluate((gateway) => {
    const element = document.createElement('turno-consumer');
    const attributes = { 'api-base': gateway, 'franchise-id': '2', locale: 'it', theme: 'dark' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
  }, platformUrls().gateway);
}

const namesIn = (embed: Locator): Promise<string[]> =>
  embed.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents();

test('CON-017 CON-018 QUE-004 SHL-017 two embeds on one page do not mix, and each finds only its own merchants', async ({
  page,
}) => {
  const partner = await servePartnerPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(partner.url);
  await addSecond(page);
  const markets = page.locator('turno-consumer').first();
  const shops = page.locator('turno-consumer').last();
  await expect(markets.getByRole('heading', { level: 1 })).toContainText('Mercati Verdesole');
  await expect(markets.getByText(/^Priority for customers of Mercati Verdesole/)).toBeVisible();
  await expect(shops.getByRole('heading', { level: 1 })).toContainText('Lunaria');
  await expect(shops.getByRole('searchbox', { name: 'Cerca un’attività' })).toBeVisible();
  await expect(shops.getByText(/^Precedenza/)).toBeHidden();
  await expect(markets.getByRole('listitem').first()).toBeVisible();
  await expect(shops.getByRole('listitem').first()).toBeVisible();
  const ours = await namesIn(markets);
  const theirs = await namesIn(shops);
  expect(
    ours.filter((name) => theirs.includes(name) && !/^\D*(Find|Take|Come)/.test(name)),
  ).toEqual([]);

  // What is typed and opened in one leaves the other where it is.
  await markets.getByRole('searchbox').fill('Porta Ticino');
  await expect(markets.getByRole('link', { name: /Verdesole Isola/ })).toBeHidden();
  await expect(shops.getByRole('searchbox')).toHaveValue('');
  await markets.getByRole('link', { name: /Verdesole Porta Ticino/ }).click();
  await expect(markets.getByRole('heading', { level: 1 })).toHaveText('Verdesole Porta Ticino');
  await expect(shops.getByRole('heading', { level: 1 })).toContainText('Lunaria');
  expect(page.url()).toBe(partner.url);

  // A merchant of another franchising is not found, and its address leads home.
  await shops.getByRole('searchbox').fill('Forno Aurora');
  await expect(shops.getByText('Nessuna attività trovata')).toBeVisible();
  expect(problems).toEqual([]);
  await partner.close();
});
