import { expect, type Page } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ShellPage } from '../../pages/public-pages.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

/** Waits until the service worker has stored the page and its files. */
const offlineCopy = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/'))?.status ?? null), {
      message: 'the page is stored',
    })
    .toBe(200);

test('S-18 without a network the ticket survives a reload, home leads back to it, and it goes live again', async ({
  page,
  context,
}) => {
  const merchant = await merchantAt('verdesole-porta-ticino');
  await new TakeNumberPage(page).open(merchant.id, ticketQueueOf(merchant).id);
  await new TakeNumberPage(page).take();
  const ticket = new TicketPage(page);
  const number = (await ticket.number.textContent()) ?? '';
  const code = (await ticket.typedCode.textContent()) ?? '';
  await offlineCopy(page);

  await context.setOffline(true);
  await page.reload();
  await expect(ticket.number).toHaveText(number);
  await expect(ticket.qrCode).toBeVisible();
  await expect(ticket.typedCode).toHaveText(code);
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await expect(page.getByText('Reconnecting…')).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`\\b${number}\\b`) }).click();
  await expect(ticket.number).toHaveText(number);

  // What needs a network says so, in a toast that this page has not shown before.
  await new ShellPage(page).changeLanguage('Deutsch');
  await expect(page.getByText(/^The language could not be loaded/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(ticket.number).toHaveText(number);
});
