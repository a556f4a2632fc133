import { expect } from '@playwright/test';
import type { Ticket } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { openDatabases } from '../../support/platform/database.ts';
import { killParts, killUntil } from '../../support/platform/processes.ts';
import { test } from '../../support/test.ts';

const VANITY = 'forno-aurora';

for (const part of ['queues', 'gateway', 'database']) {
  test(`QUE-049 a page says it reconnects and recovers by itself when ${part} is killed`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const merchant = await merchantAt(VANITY);
    await new TakeNumberPage(page).open(merchant.id, ticketQueueOf(merchant).id);
    await new TakeNumberPage(page).take();
    const number = (await new TicketPage(page).number.textContent()) ?? '';
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const isAway = page.getByText('Reconnecting…');
    await killUntil(part, () => isAway.isVisible());
    await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(new TicketPage(page).number).toHaveText(number);
    await page.reload();
    await expect(new TicketPage(page).number).toHaveText(number);
  });
}

test('QUE-049 no acknowledged ticket is lost when services and the database are killed while people join', async () => {
  test.setTimeout(180_000);
  const { lineUp } = firstQueueOf(await ownMerchant('marta', 'Cassa'));
  const people = await guests(60);
  const killer = killParts(['queues', 'database', 'queues', 'database']);
  const acknowledged = await Promise.all(
    people.map(async ({ accessToken }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 60));
      const headers = { 'idempotency-key': crypto.randomUUID() };
      for (;;) {
        const answer = await ask(lineUp, {
          method: 'POST',
          token: accessToken,
          body: {},
          headers,
        }).catch(() => null);
        if (answer?.status === 201) return answer.json as Ticket;
        if (answer && answer.status < 500) throw new Error(`refused: ${answer.text}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }),
  );
  await killer;
  const keyOf = (counterId: number, number: number) => `${counterId}, number ${number}`;
  const numbers = acknowledged.map((ticket) => keyOf(ticket.queueDailyCounterId, ticket.counter));
  expect(new Set(numbers).size).toBe(people.length);
  const { queues, close } = await openDatabases();
  const counterIds = acknowledged.map(({ queueDailyCounterId }) => queueDailyCounterId);
  const found = await queues
    .collection<{ counterId: number; number: number }>('tickets')
    .find({ counterId: { $in: counterIds } })
    .toArray();
  await close();
  const stored = new Set(found.map(({ counterId, number }) => keyOf(counterId, number)));
  expect(numbers.filter((number) => !stored.has(number))).toEqual([]);
});
