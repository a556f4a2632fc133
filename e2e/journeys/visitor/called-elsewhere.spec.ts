import { expect, test } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { callAllWaiting, merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';

const VANITY = 'verdesole-porta-ticino';
const STAFF = 'piero';

test('S-17 a guest who left the ticket’s page learns of the call on help, home and terms, and goes back', async ({
  page,
}) => {
  const merchant = await merchantAt(VANITY);
  await new TakeNumberPage(page).open(merchant.id, ticketQueueOf(merchant).id);
  await new TakeNumberPage(page).take();
  const number = (await new TicketPage(page).number.textContent()) ?? '';
  const ticketAddress = page.url();
  await page.goto('/help');
  // The link in the header shows that the page follows the ticket.
  await expect(page.getByRole('link', { name: `Your number ${number}` })).toBeVisible();
  const title = await page.title();

  await callAllWaiting(VANITY, STAFF);
  const alert = page.getByText(`${number}: it’s your turn`);
  await expect(alert).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${number}: it’s your turn`));
  for (const path of ['/', '/terms']) {
    await page.goto(path);
    await expect(alert).toBeVisible();
  }
  await page.getByRole('button', { name: `Close the notice for number ${number}` }).click();
  await expect(alert).toBeHidden();
  await page.goto('/help');
  await page.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(page).toHaveURL(ticketAddress);
  await expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page).not.toHaveTitle(title);
});

test('S-17 an embed says on its other pages that a number is called', async ({ page }) => {
  const partner = await servePartnerPage();
  await page.goto(partner.url);
  await page.evaluate(
    ({ gateway, path }) => {
      const element = document.createElement('turno-consumer');
      const attributes = { 'api-base': gateway, 'franchise-id': '1', locale: 'en', path };
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.querySelector('turno-consumer')?.replaceWith(element);
    },
    { gateway: platformUrls().gateway, path: `/m/${VANITY}` },
  );
  const embed = page.locator('turno-consumer');
  await embed
    .getByRole('link', { name: /^Take number/ })
    .first()
    .click();
  await embed.getByRole('button', { name: /^Take number/ }).click();
  await expect(embed.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible();
  const merchant = await merchantAt(VANITY);
  await embed.getByRole('link', { name: merchant.name }).click();
  await expect(embed.getByRole('heading', { level: 1, name: merchant.name })).toBeVisible();

  await callAllWaiting(VANITY, STAFF);
  await expect(embed.getByText(/: it’s your turn$/)).toBeVisible();
  await embed.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(embed.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await partner.close();
});
