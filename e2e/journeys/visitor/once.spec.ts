import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { gateway, shell } = platformUrls();
const PHONE = { viewport: { width: 390, height: 800 }, baseURL: shell };

test('QUE-057 CON-029 an answer that is lost, and a reload: the second press brings the same number', async ({
  browser,
}) => {
  const session = await guest();
  const context = await contextOf(browser, session, PHONE);
  const page = await context.newPage();
  const merchant = await merchantAt('forno-aurora');
  const keys = new Set<string>();
  let given: string | undefined;
  // The server issues the number, but the answer never arrives.
  await page.route('**/lineup', async (route) => {
    const { method, headers } = {
      method: route.request().method(),
      headers: route.request().headers(),
    };
    if (method !== 'POST') return route.continue();
    keys.add(headers['idempotency-key'] ?? '');
    const answer = await route.fetch();
    given ??= (await answer.json()).ticketValue;
    return route.abort('connectionreset');
  });
  const take = new TakeNumberPage(page);
  await take.open(merchant.id, ticketQueueOf(merchant).id);
  await take.button.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  // The list of tickets would replace the button by the ticket: it waits until the second press is on its way.
  const list = new RegExp(`/private/users/${session.id}/tickets`);
  const secondPress = page.waitForRequest('**/lineup');
  await page.unroute('**/lineup');
  await page.route(list, async (route) => {
    await secondPress;
    await route.continue();
  });
  await page.reload();
  await retry.click();
  keys.add((await secondPress).headers()['idempotency-key'] ?? '');
  await expect(new TicketPage(page).number).toHaveText(given ?? '');
  expect(keys.size).toBe(1);
  const mine = await ask(`/private/users/${session.id}/tickets`, { token: session.accessToken });
  expect(mine.json).toHaveLength(1);
});

test('CON-030 QUE-049 without the services a reload shows the last known ticket with its age, and it is live again by itself', async ({
  page,
}) => {
  const merchant = await merchantAt('forno-aurora');
  const take = new TakeNumberPage(page);
  await take.open(merchant.id, ticketQueueOf(merchant).id);
  await take.take();
  const ticket = new TicketPage(page);
  const number = (await ticket.number.textContent()) ?? '';
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await page.route(`${gateway}/**`, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(ticket.number).toHaveText(number);
  await expect(ticket.qrCode).toBeVisible();
  await expect(page.getByText(/^Updated \d+ seconds? ago$/)).toBeVisible();
  await expect(page.getByText('Reconnecting…', { exact: false }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.unroute(`${gateway}/**`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('Updated just now')).toBeVisible();
  await ticket.remove();
});
