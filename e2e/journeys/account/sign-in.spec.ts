import { expect } from '@playwright/test';
import { AccountPage } from '../../pages/account-page.ts';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ShellPage } from '../../pages/public-pages.ts';
import { account, merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

test('CON-022 CON-076 SHL-013 a visitor signs in from beside a number, comes back to it and keeps the ticket', async ({
  page,
}) => {
  const merchant = await merchantAt('farmacia-erba-cedrina');
  const take = new TakeNumberPage(page);
  await take.open(merchant.id, ticketQueueOf(merchant).id);
  const path = new URL(page.url()).pathname;
  const main = page.getByRole('main');
  await expect(main.getByText(/stays on this device only/)).toBeVisible();
  await main.getByRole('link', { name: 'Sign in' }).click();
  const { email, password } = account('anna');
  await new AccountPage(page).signIn(email, password);
  await expect(take.button).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(main.getByText(/stays on this device only/)).toHaveCount(0);
  await take.take();
  const ticket = new TicketPage(page);
  const number = (await ticket.number.textContent()) ?? '';

  // Signed out, nothing of it is left here; signed in again, it is there.
  await new ShellPage(page).signOut();
  await expect(page).toHaveURL(/\/(signin)?$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('turno.tickets'))).toBeNull();
  await page.goto('/user-queues');
  await new AccountPage(page).signIn(email, password);
  await main.getByRole('link', { name: new RegExp(merchant.name) }).click();
  await expect(ticket.number).toHaveText(number);
  await ticket.remove();
  await expect(take.button).toBeVisible();
});
