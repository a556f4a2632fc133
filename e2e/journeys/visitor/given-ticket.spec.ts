import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test('S-16 a ticket is handed to another phone, and the first one cannot remove it any more', async ({
  page,
  browser,
}) => {
  const merchant = await ownMerchant('marta', 'Passaggio');
  const take = new TakeNumberPage(page);
  await take.open(merchant.id, firstQueueOf(merchant).id);
  await take.takeFor(2);
  const number = (await new TicketPage(page).number.textContent()) ?? '';
  const offered = page.waitForResponse((response) => response.url().endsWith('/offer'));
  await page.getByRole('button', { name: 'Give to somebody else' }).click();
  const { token } = (await (await offered).json()) as { token: string };
  await expect((await openSheet(page)).getByRole('img')).toBeVisible();

  const context = await browser.newContext({ locale: 'en-GB', baseURL: platformUrls().shell });
  const other = await context.newPage();
  await other.goto(`/ticket-offer/${token}`);
  await other.getByRole('button', { name: 'Accept the ticket' }).click();
  await expect(new TicketPage(other).number).toHaveText(number);
  await page.reload();
  await expect(page.getByText('You gave your ticket away')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave the queue' })).toHaveCount(0);
  await new TicketPage(other).remove();
});
