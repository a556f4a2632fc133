import { expect } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { killParts } from '../../support/platform/processes.ts';
import { heardAt, screenAt } from '../../support/screens.ts';
import { test } from '../../support/test.ts';

const CALLS = 12;
/** So that some calls come before, some during and some after each restart. */
const PAUSE_MS = 500;
/** All calls are said one after the other, each for 1.5 seconds at least, once the board has its connection back. */
const CAUGHT_UP_MS = 90_000;

test('DIS-006 DIS-009 a board goes on by itself through restarted services: each call is shown, and said once, in order', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Riavvio');
  const { lineUp, next } = firstQueueOf(merchant);
  const board = await screenAt(browser, `/display/${merchant.id}`);
  await expect(board.getByRole('heading', { name: merchant.name })).toBeVisible();
  const numbers: string[] = [];
  for (const person of await guests(CALLS)) {
    numbers.push((await takenTicket(lineUp, person)).ticketValue);
  }

  const killer = killParts(['queues', 'gateway', 'queues']);
  for (let called = 0; called < CALLS; called += 1) {
    // The same command until it is answered; it has no effect once its number has been called.
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { expectedCounter: called };
    await expect(async () => {
      const { status } = await ask(next, { method: 'POST', token, body, headers });
      expect(status).toBe(200);
    }).toPass({ timeout: 60_000 });
    await board.waitForTimeout(PAUSE_MS);
  }
  await killer;

  const said = numbers.map((number) => `Stiamo servendo il numero ${number}`);
  await expect.poll(() => heardAt(board), { timeout: CAUGHT_UP_MS }).toEqual(said);
  const serving = board.locator('section[data-state="serving"]');
  await expect(serving).toContainText(numbers.at(-1) ?? '');
  await expect(board.getByText('Live', { exact: true })).toBeVisible();
  await board.context().close();
});
