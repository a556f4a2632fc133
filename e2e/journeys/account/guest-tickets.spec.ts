import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Merchant, Queue, Session, Ticket } from '@turno/shared-types';
import { AccountPage } from '../../pages/account-page.ts';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { captchaToken } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

const PASSWORD = 'correct horse battery';

/** A ticket as its page shows it. */
type ShownTicket = { merchant: Merchant; path: string; number: string; code: string };

/** Takes a number for two people in the browser's session; without one, the page begins a guest's. */
async function takeForTwo(page: Page, merchant: Merchant): Promise<ShownTicket> {
  const take = new TakeNumberPage(page);
  await take.open(merchant.id, firstQueueOf(merchant).id);
  await take.takeFor(2);
  const ticket = new TicketPage(page);
  return {
    merchant,
    path: new URL(page.url()).pathname,
    number: (await ticket.number.textContent()) ?? '',
    code: (await ticket.typedCode.textContent()) ?? '',
  };
}

/** Opens the sign-in form where a guest's ticket offers to keep it. */
async function signInToKeep(page: Page, { merchant }: ShownTicket): Promise<void> {
  await new TakeNumberPage(page).open(merchant.id, firstQueueOf(merchant).id);
  const main = page.getByRole('main');
  await expect(main.getByText(/Sign in to keep it/)).toBeVisible();
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
}

async function expectOnItsPage(page: Page, { path, number, code }: ShownTicket): Promise<void> {
  await expect(page).toHaveURL(path);
  const ticket = new TicketPage(page);
  await expect(ticket.number).toHaveText(number);
  await expect(ticket.typedCode).toHaveText(code);
}

async function expectInMyQueues(page: Page, tickets: ShownTicket[]): Promise<void> {
  await page.goto('/user-queues');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(tickets.length);
  for (const { merchant, number } of tickets) {
    await expect(rows.filter({ hasText: merchant.name })).toContainText(number);
  }
}

/** What the merchant counts as waiting: each party of two once. */
async function expectWaiting(merchant: Merchant, tickets: number): Promise<void> {
  const counted = async () => {
    const { json } = await ask(`/public/merchants/${merchant.id}`);
    const [queue] = (json as Merchant).queues as [Queue];
    const [counter] = queue.queue_daily_counters;
    return [counter?.ticketsAhead, counter?.paxAhead];
  };
  // The services may answer this read from a cache for a moment.
  await expect.poll(counted).toEqual([tickets, tickets * 2]);
}

async function newUser(email: string): Promise<Session> {
  const body = { email, password: PASSWORD, roles: ['user'], captchaToken: await captchaToken() };
  const answer = await ask('/auth/signup', { method: 'POST', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Session;
}

test('S-16 CON-022 a guest with two tickets signs up: both are in the account, with their numbers and codes', async ({
  page,
}) => {
  const first = await takeForTwo(page, await ownMerchant('marta', 'Latteria'));
  const second = await takeForTwo(page, await ownMerchant('marta', 'Torrefazione'));
  await signInToKeep(page, second);
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  const account = new AccountPage(page);
  await expect(account.heading('Sign up')).toBeVisible();
  await account.fillSignUp(`nora-${randomUUID()}@e2e.turno.example`, PASSWORD);

  await expectOnItsPage(page, second);
  await expect(page.getByText(/not moved to your account/)).toHaveCount(0);
  await expectInMyQueues(page, [first, second]);
  await page.getByRole('link', { name: new RegExp(first.merchant.name) }).click();
  await expectOnItsPage(page, first);
  await expectWaiting(first.merchant, 1);
  await expectWaiting(second.merchant, 1);

  // The account's own ticket: removing it empties the queue.
  await new TicketPage(page).remove();
  await expect(new TakeNumberPage(page).button).toBeVisible();
  await expectWaiting(first.merchant, 0);
});

test('S-16 a guest with two tickets signs in: one comes along, the other is told and comes once there is room', async ({
  page,
}) => {
  const email = `nils-${randomUUID()}@e2e.turno.example`;
  const user = await newUser(email);
  const first = await takeForTwo(page, await ownMerchant('marta', 'Erboristeria'));
  const second = await takeForTwo(page, await ownMerchant('marta', 'Legatoria'));
  const { lineUp } = firstQueueOf(first.merchant);
  const own: Ticket = await takenTicket(lineUp, user, { paxCount: 2 });
  await signInToKeep(page, second);
  await new AccountPage(page).signIn(email, PASSWORD);

  await expectOnItsPage(page, second);
  const notice = page.getByRole('main').getByText('1 ticket was not moved to your account');
  await expect(notice).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `Number ${first.number}` });
  await expect(row).toContainText(first.merchant.name);
  await expect(row).toContainText('you are already in this queue with your account');
  await expectNoAxeViolations(page);
  await expectWaiting(first.merchant, 2);
  await expectWaiting(second.merchant, 1);

  // Without room the ticket stays; once the account has left the queue, it comes along.
  const again = page.getByRole('button', { name: 'Try to move them again' });
  await again.click();
  await expect(page.getByText(/Not possible yet/)).toBeVisible();
  const { queueDailyCounterId, counter } = own;
  const path = `/private/users/${user.id}/tickets/${queueDailyCounterId}/${counter}`;
  expect((await ask(path, { method: 'DELETE', token: user.accessToken })).status).toBe(204);
  await again.click();
  await expect(notice).toBeHidden();
  await page.goto(first.path);
  await expectOnItsPage(page, first);
  await expectWaiting(first.merchant, 1);
  await expectWaiting(second.merchant, 1);
});
