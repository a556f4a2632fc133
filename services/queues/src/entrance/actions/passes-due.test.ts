import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { callNext } from '../../calling/actions/call-next.ts';
import { checkInTicket } from './check-in-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const PASS = { passId: 1, passOwnerId: 2, ownerName: 'Anna', passTypeName: 'Fast Track' };

/** A ticket that was taken with a pass, before its call. */
async function passTicket(userId: number) {
  const testQueue = await harness.addQueue();
  const ticket = await join(harness.deps, testQueue, userId);
  const { merchant, queue, counter } = testQueue;
  await harness.db
    .collection<{ _id: string }>('tickets')
    .updateOne({ _id: ticket.id }, { $set: { passes: [PASS] } });
  harness.store.invalidateCounter(counter.id);
  const ids = { merchantId: merchant.id, queueId: queue.id, counterId: counter.id };
  const call = () =>
    callNext(harness.deps, { ...ids, userId: 1, expectedCounter: null, idempotencyKey: null });
  const scan = (nonce: string, checked?: { checkedPassesOf: string | null }) =>
    checkInTicket(harness.deps, { merchantId: merchant.id, token: ticket.code, nonce, ...checked });
  return { ticket, call, scan };
}

test('PAS-034 a ticket with passes enters after they were checked; the same scan gets the same answer', async () => {
  const { ticket, call, scan } = await passTicket(7_001);
  const unchecked = { checkedPassesOf: null };
  await expect(scan('one', unchecked)).rejects.toMatchObject({ code: 'ticket_not_processable' });
  await call();
  for (const _ of [1, 2]) {
    const due = await scan('one', unchecked);
    expect(due.passesDue).toMatchObject({
      queueId: due.queue.id,
      venue: { timezone: 'Europe/Rome' },
    });
  }
  expect((await harness.store.tickets.find(ticket.id))?.entries ?? []).toEqual([]);
  const entered = await scan('one', { checkedPassesOf: ticket.id });
  expect(entered.passesDue).toBeUndefined();
  expect((await scan('one', unchecked)).checkedInAt).toEqual(entered.checkedInAt);
  await expect(scan('two', unchecked)).rejects.toMatchObject({ code: 'ticket_already_scanned' });
});

test('PAS-034 a passes service of an older release, which checks no passes, still admits', async () => {
  const { ticket, call, scan } = await passTicket(7_002);
  await call();
  await scan('one');
  expect((await harness.store.tickets.find(ticket.id))?.checkedInAt).not.toBeNull();
});
