import { expect } from '@playwright/test';
import type { Merchant, Ticket } from '@turno/shared-types';
import { BookQueuePage } from '../../pages/booking-pages.ts';
import { TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { merchantAt, signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { test } from '../../support/test.ts';

const VANITY = 'osteria-del-glicine';
const LARGE_PARTY = 7;

/** A guest's ticket for a party that names the multi-queue. */
async function lineUp(merchant: Merchant, token: string, paxCount: number): Promise<Ticket> {
  const path = `/public/merchants/${merchant.id}/queues/${merchant.queues[0]?.id}/lineup`;
  const answer = await ask(path, { method: 'POST', token, body: { paxCount } });
  expect(answer.status).toBe(201);
  return answer.json as Ticket;
}

/** Calls in one size of the multi-queue until a number has been called. */
async function callUntil(token: string, size: number, value: string): Promise<void> {
  for (;;) {
    const merchant = await merchantAt(VANITY);
    const child = merchant.queues[0]?.childQueues?.[size];
    const day = child?.queue_daily_counters[0];
    if (day?.currentTicket === value) return;
    const path = `/private/merchants/${merchant.id}/queues/${child?.id}/daily_counters/${day?.id}/next`;
    expect((await ask(path, { method: 'POST', token, body: {} })).status).toBe(200);
  }
}

test('S-01 four parties at a multi-queue hold four values, which board and phone show when called', async ({
  page,
  browser,
}) => {
  const merchant = await merchantAt(VANITY);
  const people = await guests(3);
  const values: string[] = [];
  for (const [size, { accessToken }] of people.entries()) {
    const ticket = await lineUp(merchant, accessToken, [2, 3, 5][size] ?? 1);
    values.push(ticket.ticketValue);
  }
  await page.goto(`/m/${VANITY}`);
  await page.getByRole('link', { name: 'Ask for a table' }).click();
  const booking = new BookQueuePage(page);
  await booking.fill('Nadia', LARGE_PARTY);
  await booking.send.click();
  await page.waitForURL(/\/reservation\//);
  const phone = new TicketPage(page);
  values.push((await phone.number.textContent()) ?? '');
  expect(values.map((value) => value[0])).toEqual(['A', 'B', 'C', 'D']);

  const venue = await browser.newContext({ locale: 'en-GB' });
  const board = await venue.newPage();
  await board.goto(`/display/${merchant.id}`);
  await expect(board.getByText(merchant.name)).toBeVisible();
  const { accessToken } = await signedIn('marta');
  for (const [size, value] of values.entries()) {
    await callUntil(accessToken, size, value);
    await expect(board.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await venue.close();
});
