import { expect, type Page } from '@playwright/test';
import type { MapPlaceSuggestion, Merchant } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { launchWithCamera, viewOf } from '../../support/browser/fake-camera.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { everyDay } from '../../support/production/register.ts';
import { test } from '../../support/test.ts';

const { merchant: ownAddress, shell } = platformUrls();
const PASSWORD = 'correct horse battery';

/** A place of the map that nobody has registered, also when the test runs again. */
async function freePlace(): Promise<MapPlaceSuggestion> {
  const found = (await ask('/public/places?input=trattoria')).json as MapPlaceSuggestion[];
  for (const place of found) {
    const merchants = (await ask(`/public/merchants?place_id=${place.placeId}`)).json as Merchant[];
    if (merchants.length === 0) return place;
  }
  throw new Error('every place is registered');
}

async function fillAccount(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).fill('bak');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('E-mail').fill(`owner-${crypto.randomUUID()}@registration.turno.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.locator('label').filter({ hasText: 'I accept the terms' }).click();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Register the place' }).click();

/** Opens the poster of the welcome page and prints it in a format: the paper as a picture and as a PDF. */
async function printed(page: Page, format: string): Promise<{ picture: Buffer; pdf: string }> {
  await page.getByRole('button', { name: 'Print the QR code' }).click();
  await page.locator('label').filter({ hasText: format }).click();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await page.locator('body > [data-print]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const picture = await page.screenshot({ fullPage: true });
  await test.info().attach(`print view, ${format}`, { body: picture, contentType: 'image/png' });
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  // By the key: after a PDF, Chromium's emulation of a phone finds other elements under the finger than it shows.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  return { picture, pdf };
}

test('MER-001 to MER-011 a shop registers, also across a lost answer and a reload, prints, opens and serves who scans', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const place = await freePlace();
  // The shop is open whenever the test runs.
  await page.route(`**/public/places/${place.placeId}*`, async (route) => {
    const response = await route.fetch();
    const known = await response.json();
    await route.fulfill({ response, json: { ...known, openings: everyDay('00:00', '24:00') } });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Add your business' }).click();
  await page
    .getByRole('combobox', { name: 'Name of your place' })
    .fill(place.description.split(',')[0] ?? '');
  await page.getByRole('option', { name: place.description }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await fillAccount(page);
  await expectNoAxeViolations(page);
  await page.route('**/openings/bulk', (route) => route.abort());
  await submit(page);
  await expect(page.getByText('the opening hours are still missing')).toBeVisible();
  await page.unroute('**/openings/bulk');
  await page.reload();
  await page.waitForURL(/\/welcome\/\d+$/);
  await expect(page.getByText('Your place is on Turno')).toBeVisible();
  await expectNoAxeViolations(page);

  const id = Number(page.url().split('/').at(-1));
  const merchant = (await ask(`/public/merchants/${id}`)).json as Merchant;
  expect(merchant.openings).toHaveLength(7);
  const { picture, pdf } = await printed(page, 'A4 poster');
  expect(pdf).toContain('/Count 1');
  expect((await printed(page, 'A5 poster')).pdf).toContain('/MediaBox [0 0 420');
  expect((await printed(page, 'Table tent')).pdf).toContain('/Count 1');

  const camera = await launchWithCamera(await viewOf(page, picture));
  const device = { locale: 'en-GB', baseURL: shell, permissions: ['camera'] };
  const visitor = await (await camera.newContext(device)).newPage();
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Scan a QR code' }).click();
  await visitor.waitForURL(`**/take-number/${id}/${merchant.queues[0]?.id}`);
  await expect(visitor.getByRole('heading', { name: merchant.name })).toBeVisible();
  await new TakeNumberPage(visitor).takeFor(2);
  await expect(new TicketPage(visitor).number).toBeVisible();
  await page.getByRole('link', { name: 'Manage the queue' }).click();
  await new DashboardPage(page).callButton.click();
  await expect(visitor.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await camera.close();
});

test('MER-008 a place that no map knows registers at the remote’s own address, and its poster names the site', async ({
  page,
}) => {
  await page.goto(`${ownAddress}/manage-merchant`);
  await page.getByRole('link', { name: 'Register your place' }).click();
  await page.getByRole('link', { name: 'Enter name and address' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Chiosco Levante ${Date.now()}`);
  await page.getByLabel('Street and number').fill('Molo Foraneo 3');
  await page.getByLabel('City').fill('Bari');
  await fillAccount(page);
  await submit(page);
  await page.waitForURL(/\/welcome\/\d+$/);
  expect((await printed(page, 'A4 poster')).pdf).toContain('/Count 1');
  await page.getByRole('button', { name: 'Print the QR code' }).click();
  const address = new URL(shell).host;
  await expect(page.getByText(`${address}/m/chiosco-levante`)).toBeVisible();
});
