import { expect, type Page } from '@playwright/test';
import type { Desk, StaffTicket } from '@turno/shared-types';
import { ask } from '../../support/api.ts';
import { signedIn } from '../../support/demo-data.ts';
import { daytimeZone, firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { pair, screenAt } from '../../support/screens.ts';
import { test } from '../../support/test.ts';

/** One number by touch, for two people; returns what the screen says and the address on the slip. */
async function takeAt(kiosk: Page): Promise<{ number: string; path: string }> {
  await kiosk.getByRole('listitem').getByRole('button').click();
  await kiosk.getByRole('button', { name: /^2\speople$/ }).click();
  const title = kiosk.getByRole('heading', { name: /^Your number \d+$/ });
  const number = (await title.textContent())?.replace('Your number ', '') ?? '';
  const slip = (await kiosk.locator('[data-print]').textContent()) ?? '';
  await kiosk.getByRole('button', { name: 'Done' }).click();
  return { number, path: /\/t\/[\w-]{19}/.exec(slip)?.[0] ?? '' };
}

const printsOf = (kiosk: Page): Promise<number> =>
  kiosk.evaluate(() => Reflect.get(window, 'count').prints);

test('QUE-052 a paired kiosk gives numbers by touch, prints their slips and stays where it is', async ({
  browser,
  request,
}) => {
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Kiosk', daytimeZone());
  const kiosk = await screenAt(browser, `/kiosk/${merchant.id}`);
  await pair(kiosk, merchant, token);
  for (const number of ['1', '2']) {
    const taken = await takeAt(kiosk);
    expect([taken.number, await printsOf(kiosk)]).toEqual([number, Number(number)]);
    const status = await request.get(`${platformUrls().shell}${taken.path}`);
    expect(status.status()).toBe(200);
    expect(await status.text()).toContain(merchant.name);
  }
  await kiosk.evaluate(() => history.back());
  await expect(kiosk.getByRole('listitem').getByRole('button')).toBeVisible();
  await expect(kiosk).toHaveURL(new RegExp(`/kiosk/${merchant.id}$`));
});

test('QUE-052 a slip of 58 mm has room for long names, the wait and both codes', async ({
  browser,
}) => {
  const { accessToken: token } = await signedIn('marta');
  const name = 'Antica Panetteria dei Fratelli Montefalco e Figli';
  const merchant = await ownMerchant('marta', name, daytimeZone());
  const { id } = firstQueueOf(merchant);
  const queueName = 'Ritiro delle prenotazioni fatte al telefono o in rete';
  const path = `/private/merchants/${merchant.id}/queues/${id}`;
  const body = { name: queueName, qrCodeEnabled: true };
  expect((await ask(path, { method: 'PUT', token, body })).status).toBe(200);
  const kiosk = await screenAt(browser, `/kiosk/${merchant.id}?paper=58`);
  await pair(kiosk, merchant, token);
  await takeAt(kiosk);
  await kiosk.getByRole('listitem').getByRole('button').click();
  await kiosk.getByRole('button', { name: /^2\speople$/ }).click();
  const slip = kiosk.locator('[data-print="slip58"] > article');
  await expect(slip).toContainText('Code for the entrance');
  await kiosk.emulateMedia({ media: 'print' });
  const heights = await slip.evaluate(({ scrollHeight, clientHeight }) => [
    scrollHeight,
    clientHeight,
  ]);
  expect(heights[0]).toBeLessThanOrEqual(heights[1] ?? 0);
});

const QUEUES = ['Consegne', 'Informazioni', 'Cassa'];
/** A payment terminal or an old phone at the entrance. */
const SMALL = [
  { width: 320, height: 480 },
  { width: 480, height: 320 },
];

test('QUE-052 a small kiosk shows all of four queues without scrolling, and then all party sizes', async ({
  browser,
}) => {
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Terminale', daytimeZone());
  for (const name of QUEUES) {
    const path = `/private/merchants/${merchant.id}/queues`;
    const answer = await ask(path, { method: 'POST', token, body: { name, type: 'standard' } });
    expect(answer.status, answer.text).toBe(201);
  }
  const kiosk = await screenAt(browser, `/kiosk/${merchant.id}`);
  await pair(kiosk, merchant, token);
  const queues = kiosk.getByRole('listitem').getByRole('button');
  await expect(queues).toHaveCount(1 + QUEUES.length);
  for (const size of SMALL) {
    await kiosk.setViewportSize(size);
    for (const queue of await queues.all()) await expect(queue).toBeInViewport({ ratio: 1 });
  }
  const sizes = kiosk.getByRole('button', { name: /^\d+\s(person|people)$/ });
  await queues.first().click();
  for (const size of await sizes.all()) await expect(size).toBeInViewport({ ratio: 1 });
});

const CUSTOMERS = 50;
/** Between two calls of a counter; together they are about as fast as the kiosk. */
const PAUSE_MS = 300;

test('QUE-037 QUE-052 S-15 a kiosk gives fifty numbers in a row while two counters call: none twice, none lost', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Cinquanta', daytimeZone());
  const queue = firstQueueOf(merchant);
  const kiosk = await screenAt(browser, `/kiosk/${merchant.id}`);
  await pair(kiosk, merchant, token);
  const desks: Desk[] = [];
  for (const name of ['Counter 1', 'Counter 2']) {
    const path = `/private/merchants/${merchant.id}/desks`;
    desks.push((await ask(path, { method: 'POST', token, body: { name } })).json as Desk);
  }
  let isGiving = true;
  const calling = desks.map(async ({ id: deskId }) => {
    while (isGiving) {
      const { status, text } = await ask(queue.next, { method: 'POST', token, body: { deskId } });
      const isNobodyThere = status === 422 && text.includes('no_tickets_in_queues');
      expect(isNobodyThere || status === 200, text).toBe(true);
      await kiosk.waitForTimeout(PAUSE_MS);
    }
  });
  const taken: { number: string; path: string }[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) taken.push(await takeAt(kiosk));
  isGiving = false;
  await Promise.all(calling);

  const numbers = Array.from({ length: CUSTOMERS }, (_, index) => String(index + 1));
  expect(taken.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(taken.map(({ path }) => path)).size).toBe(CUSTOMERS);
  expect(await printsOf(kiosk)).toBe(CUSTOMERS);
  const lists = ['executed=true', 'executed=false'].map(async (which) => {
    const { json } = await ask(`${queue.tickets}?${which}&per_page=100`, { token });
    return json as StaffTicket[];
  });
  const [called = [], waiting = []] = await Promise.all(lists);
  const stored = [...called, ...waiting].map(({ ticketValue }) => ticketValue);
  expect(stored.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
  // Both counters had customers.
  const served = new Set(called.map(({ desk }) => desk?.name));
  expect([...served].toSorted()).toEqual(desks.map(({ name }) => name));
});
