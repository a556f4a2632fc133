import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import {
  callAllWaiting,
  merchantAt,
  secondTicketQueueOf,
  ticketQueueOf,
} from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const VANITY = 'verdesole-porta-ticino';
const STAFF = 'piero';
const TURN = /: it’s your turn/;

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

test('S-17 on the account page a guest with two numbers learns of each call', async ({ page }) => {
  const merchant = await merchantAt(VANITY);
  for (const queue of [ticketQueueOf(merchant), secondTicketQueueOf(merchant)]) {
    await new TakeNumberPage(page).open(merchant.id, queue.id);
    await new TakeNumberPage(page).take();
    await expect(new TicketPage(page).number).toBeVisible();
  }
  const { pathname: second } = new URL(page.url());
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const alerts = page.getByRole('alert').filter({ hasText: TURN });
  await callAllWaiting(VANITY, STAFF);
  await expect(alerts).toHaveCount(1);
  await callAllWaiting(VANITY, STAFF, secondTicketQueueOf);
  await expect(alerts).toHaveCount(2);
  await page.locator(`a[href="${second}"]`, { hasText: 'Open the ticket' }).click();
  await expect(page).toHaveURL(second);
  // The other number is still called.
  await expect(alerts).toHaveCount(1);
});

test('S-17 an embed says on its other pages that each of two numbers is called', async ({
  page,
}) => {
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
  const merchant = await merchantAt(VANITY);
  for (const queue of [ticketQueueOf(merchant), secondTicketQueueOf(merchant)]) {
    await embed.locator(`a[href$="/take-number/${merchant.id}/${queue.id}"]`).click();
    await embed.getByRole('button', { name: /^Take (number|the first)/ }).click();
    await expect(embed.getByRole('button', { name: 'Leave the queue' })).toBeVisible();
    await embed.getByRole('link', { name: merchant.name }).click();
    await expect(embed.getByRole('heading', { level: 1, name: merchant.name })).toBeVisible();
  }

  const alerts = embed.getByRole('alert').filter({ hasText: TURN });
  await callAllWaiting(VANITY, STAFF);
  await expect(alerts).toHaveCount(1);
  await callAllWaiting(VANITY, STAFF, secondTicketQueueOf);
  await expect(alerts).toHaveCount(2);
  await embed.getByRole('link', { name: 'Open the ticket' }).last().click();
  await expect(embed.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await partner.close();
});
