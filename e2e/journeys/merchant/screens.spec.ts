import { expect } from '@playwright/test';
import type { LiveMessage } from '@turno/shared-types';
import { ask } from '../../support/api.ts';
import { signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { codeOn, heardAt, pair, screenAt } from '../../support/screens.ts';
import { test } from '../../support/test.ts';

/** With the two pages twenty boards. A page would cost a second each, and the stream is what may be late or lost. */
const STREAMS = 18;

/** The stream of a board without its page: answers once it is open, with how to wait for a number. */
async function streamOf(merchantId: number) {
  const leaving = new AbortController();
  const { body, status } = await fetch(
    `${platformUrls().gateway}/public/merchants/${merchantId}/events`,
    { signal: leaving.signal },
  );
  expect(status).toBe(200);
  return async (number: string): Promise<number> => {
    let text = '';
    let count = 0;
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const messages = [...text.matchAll(/^data: (\{.*\})\n/gm)].map(
        ([, json = '']) => JSON.parse(json) as LiveMessage,
      );
      count = messages.filter(
        (each) => each.type === 'queue-changed' && each.counter.currentTicket === number,
      ).length;
      if (count > 0) break;
    }
    leaving.abort();
    return count;
  };
}

test('DIS-002 DIS-006 a board is paired by its code; twenty boards follow a call, each says it once', async ({
  browser,
}) => {
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Venti tabelloni');
  const queue = firstQueueOf(merchant);
  const paired = await screenAt(browser, '/display/pair');
  const device = await pair(paired, merchant, token);
  const byAddress = await screenAt(browser, `/display/${merchant.id}`);
  for (const board of [paired, byAddress]) {
    await expect(board.getByRole('heading', { name: merchant.name })).toBeVisible();
  }
  const { ticketValue: number } = await takenTicket(queue.lineUp, await guest());
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => streamOf(merchant.id)));
  const seen = Promise.all(streams.map((sees) => sees(number)));
  expect((await ask(queue.next, { method: 'POST', token, body: {} })).status).toBe(200);
  expect(await seen).toEqual(Array(STREAMS).fill(1));
  const said = [`Stiamo servendo il numero ${number}`];
  for (const board of [paired, byAddress]) {
    await expect(board.locator('section[data-state="serving"]')).toContainText(number);
    await expect.poll(() => heardAt(board)).toEqual(said);
  }

  await paired.reload();
  await expect(paired.getByRole('heading', { name: merchant.name })).toBeVisible();
  const path = `/private/merchants/${merchant.id}/devices/${device.id}`;
  expect((await ask(path, { method: 'DELETE', token })).status).toBe(204);
  await expect(codeOn(paired)).toBeVisible();
  // Nothing of this was a call.
  expect(await heardAt(paired)).toEqual([]);
  expect(await heardAt(byAddress)).toEqual(said);
  for (const board of [paired, byAddress]) await board.context().close();
});
