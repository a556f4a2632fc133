import type { Call, CallInput } from '@turno/shared-types';
import {
  callAgainCall,
  moveTicketCall,
  notComeCall,
  putBackCall,
} from '@turno/shared-types/called-tickets';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join, range } from '../../../test/test-harness.ts';

// S-15: of concurrent commands, the answers say what each of them did.

jest.setTimeout(120_000);

const DESKS = 8;
let journey: Journey;
let manager: { token: string };
beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

const send = <C extends Call>(call: C, input: Partial<CallInput<C>>, idempotencyKey?: string) =>
  journey.app.service.call(call, input, {
    ...manager,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** A queue whose first ticket is called, and the path of that ticket. */
async function calledTicket() {
  const testQueue = await journey.newQueue();
  await join(journey.harness.deps, testQueue, newUser());
  await journey.next(testQueue);
  return { ...idsOf(testQueue), counter: 1 };
}

/** Every desk sends its command at the same time; the codes of those that were rejected, and the other answers. */
async function fromAllDesks(command: () => ReturnType<typeof send>) {
  const answers = await Promise.all(range(1, DESKS).map(command));
  const isDone = ({ status }: { status: number }) => status < 300;
  return {
    done: answers.filter(isDone).map(({ body }) => body),
    codes: answers.filter((each) => !isDone(each)).map(({ body }) => body.error_code),
  };
}

test('S-15 S-21 one answer keeps the ticket aside, and each answer that calls it again names it', async () => {
  const params = await calledTicket();
  const aside = await fromAllDesks(() => send(notComeCall, { params }));
  expect(aside.done).toMatchObject([
    { ticket: { counter: 1 }, counter: { asideTickets: [{ counter: 1 }] } },
  ]);
  expect(new Set(aside.codes)).toEqual(new Set(['ticket_not_processable']));
  const again = await fromAllDesks(() => send(callAgainCall, { params, body: {} }));
  expect(again.done.map(({ ticket }) => ticket.counter)).toEqual(range(1, DESKS).map(() => 1));
  expect(again.codes).toEqual([]);
});

test('S-21 a command that is sent again under its key gets the answer it got before', async () => {
  const params = await calledTicket();
  const first = await send(notComeCall, { params }, 'key');
  await send(callAgainCall, { params, body: {} });
  expect(await send(notComeCall, { params }, 'key')).toMatchObject({ body: first.body });
  const other = await send(callAgainCall, { params, body: {} }, 'key');
  expect(other.body.error_code).toBe('idempotency_key_reused');
});

test('S-15 S-21 one answer puts the ticket back, and says where it waits', async () => {
  const params = await calledTicket();
  const { done, codes } = await fromAllDesks(() =>
    send(putBackCall, { params, body: { behind: 1 } }),
  );
  expect(done).toMatchObject([
    { ticket: { counter: 1, desk: null }, counter: { ticketsAhead: 1 } },
  ]);
  expect(new Set(codes)).toEqual(new Set(['ticket_not_processable']));
  const other = await calledTicket();
  for (const behind of [0, 51, 1.5, '3']) {
    const body = { behind } as { behind: number };
    expect((await send(putBackCall, { params: other, body })).status).toBe(400);
  }
  const put = await send(putBackCall, { params: other, body: { behind: 2 } }, 'put');
  expect(await send(putBackCall, { params: other, body: { behind: 2 } }, 'put')).toMatchObject({
    body: put.body,
  });
  const reused = await send(putBackCall, { params: other, body: { behind: 3 } }, 'put');
  expect(reused.body.error_code).toBe('idempotency_key_reused');
});

test('S-21 the answer of a move names the number in the other queue, which the holder’s page leads to', async () => {
  const from = await journey.newQueue();
  const to = await calledTicketsOf(() => journey.harness).besides(from);
  const userId = newUser();
  await join(journey.harness.deps, from, userId);
  const params = { ...idsOf(from), counter: 1 };
  const body = { queueId: to.queue.id };
  const { length: published } = journey.harness.events;
  const first = await send(moveTicketCall, { params, body }, 'move');
  expect(first).toMatchObject({
    status: 200,
    body: { counter: { ticketsAhead: 0 }, ticket: { counter: 1 }, movedTo: { counter: 1 } },
  });
  expect(await send(moveTicketCall, { params, body }, 'move')).toMatchObject({ body: first.body });
  const reused = { params, body: { queueId: from.queue.id } };
  expect((await send(moveTicketCall, reused, 'move')).body.error_code).toBe(
    'idempotency_key_reused',
  );
  expect((await send(moveTicketCall, { params, body })).body.error_code).toBe(
    'ticket_not_processable',
  );
  const { movedTo } = first.body;
  const old = { queueDailyCounterId: from.counter.id, counter: 1 };
  expect(await journey.read(userId, old)).toMatchObject({
    body: { endReason: 'moved', movedTo, status: 'expired', qrCodeJWT: null },
  });
  expect(await journey.read(userId, movedTo)).toMatchObject({
    body: { status: 'waiting', movedFrom: { ticketValue: '1' } },
  });
  const events = journey.harness.events.slice(published);
  expect(events).toContainEqual(expect.objectContaining({ type: 'ticket-changed', ...old }));
  for (const { queue } of [from, to]) {
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'queue-changed', queueId: queue.id }),
    );
  }
});
