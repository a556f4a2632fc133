import { lineUpCall } from '@turno/shared-types';
import { openStatusPageCall, publicTicketCall, slipCall } from '@turno/shared-types/shared-tickets';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay, type MerchantSetup, NOW } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import type { TestQueue } from '../../../test/test-harness.ts';
import { moveTicket } from '../../called-tickets/actions/move-ticket.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { removeTicket } from '../../line-up/index.ts';

jest.setTimeout(60_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterEach(() => {
  journey.harness.clock.now = NOW;
});
afterAll(() => journey.close());

const { besides } = calledTicketsOf(() => journey.harness);
const show = (code: string) => journey.app.service.call(publicTicketCall, { params: { code } });

/** A ticket of a visitor with its open status page. */
async function visitor(body = {}, merchant: MerchantSetup = {}) {
  const testQueue = await journey.harness.addQueue({
    merchant: { managerIds: [MANAGER], ...merchant },
  });
  const userId = newUser();
  const { body: ticket } = await journey.lineUp(testQueue, userId, body);
  const { queueDailyCounterId, counter } = ticket;
  const open = async (by = userId) =>
    journey.app.service.call(
      openStatusPageCall,
      { params: { userId: by, queueDailyCounterId, counter } },
      await journey.app.as(by),
    );
  return { testQueue, userId, ticket, open, code: (await open()).body.code };
}

test('S-18 a status page tells number, state, place and wait of its ticket, and nothing of its holder', async () => {
  const person = { displayName: 'Zwölfkanarienvögel', phone: '+390654321777', paxCount: 2 };
  const { testQueue, userId, ticket, code } = await visitor(person);
  const { status, body } = await show(code);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ticketValue: ticket.ticketValue,
    status: 'waiting',
    ticketsAhead: 0,
    paxCount: 2,
    merchant: { name: testQueue.merchant.name },
    queueName: testQueue.queue.name,
  });
  const text = JSON.stringify(body);
  for (const secret of [person.displayName, person.phone, userId, ticket.checkInCode, 'JWT']) {
    expect(text).not.toContain(String(secret));
  }
});

test('S-18 the code of a ticket is always the same, has 80 bits, and is read as people type it', async () => {
  const { open, code } = await visitor();
  expect((await open()).body.code).toBe(code);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect((await show(typed)).status).toBe(200);
});

test('S-18 the database holds no code, and every text that is none has the one answer', async () => {
  const { code } = await visitor();
  const stored = await journey.harness.db.collection('statusPages').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  const almost = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [almost, 'x', '%24where', '0'.repeat(100)]) {
    const { status, body } = await show(wrong);
    expect([status, body.error_code]).toEqual([404, 'ticket_not_found']);
  }
});

test('X-31 nobody opens the status page of another person’s ticket', async () => {
  const { open } = await visitor();
  expect((await open(newUser())).body.error_code).toBe('ticket_not_found');
});

test('S-18 a status page follows its ticket: called, moved to another queue, removed', async () => {
  const called = await visitor();
  await journey.next(called.testQueue);
  expect((await show(called.code)).body.status).toBe('now');

  const moved = await visitor();
  const to = await besides(moved.testQueue);
  const number = moved.ticket.counter;
  const command = { ...idsOf(moved.testQueue), number, toQueueId: to.queue.id, commandId: null };
  const { movedTo } = await moveTicket(journey.harness.deps, command);
  expect((await show(moved.code)).body).toMatchObject({
    ticketValue: movedTo.ticketValue,
    queueName: to.queue.name,
    status: 'waiting',
    movedFrom: { ticketValue: moved.ticket.ticketValue },
  });

  const removed = await visitor();
  const { userId, testQueue, ticket } = removed;
  const key = { userId, counterId: testQueue.counter.id, number: ticket.counter };
  await removeTicket(journey.harness.deps, key);
  expect((await show(removed.code)).body).toMatchObject({ status: 'expired', endReason: null });
});

test('G-60 a status page ends a day after the day of its ticket', async () => {
  const { code } = await visitor({}, { openings: everyDay('08:00', '20:00') });
  const { clock } = journey.harness;
  // The day of the tests is a Saturday in Rome.
  clock.now = new Date('2026-11-22T22:59:00Z');
  expect((await show(code)).body.status).toBe('expired');
  clock.now = new Date('2026-11-22T23:01:00Z');
  expect((await show(code)).status).toBe(404);
});

async function slipOf(testQueue: TestQueue, counter: number, by = MANAGER) {
  const params = { ...idsOf(testQueue), counter };
  return journey.app.service.call(slipCall, { params }, await journey.app.as(by, 'ROLE_MERCHANT'));
}

test('QUE-052 staff print the slip of a customer they added, with the codes of door and status page', async () => {
  const testQueue = await journey.newQueue();
  const staff = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const request = { params: queueParams(testQueue, 'private'), body: { paxCount: 3 } };
  const { body: ticket } = await journey.app.service.call(lineUpCall, request, staff);
  const { status, body: slip } = await slipOf(testQueue, ticket.counter);
  expect(status).toBe(200);
  expect(slip).toMatchObject({
    ticketValue: ticket.ticketValue,
    paxCount: 3,
    queueName: testQueue.queue.name,
    merchantName: testQueue.merchant.name,
    checkInCode: expect.any(String),
  });
  expect((await slipOf(testQueue, ticket.counter)).body.statusCode).toBe(slip.statusCode);
  expect((await show(slip.statusCode)).body.ticketValue).toBe(ticket.ticketValue);
  expect((await slipOf(testQueue, ticket.counter, 78)).status).toBe(403);
});

test('QUE-052 S-21 a customer on paper whose number is moved twice keeps the code of the door and can have a new slip', async () => {
  const testQueue = await journey.newQueue();
  const staff = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const request = { params: queueParams(testQueue, 'private'), body: { paxCount: 1 } };
  const { body: ticket } = await journey.app.service.call(lineUpCall, request, staff);
  const { checkInCode: token } = (await slipOf(testQueue, ticket.counter)).body;
  const [second, third] = [await besides(testQueue), await besides(testQueue)];
  const move = async (from: TestQueue, number: number, to: TestQueue) =>
    moveTicket(journey.harness.deps, {
      ...idsOf(from),
      number,
      toQueueId: to.queue.id,
      commandId: null,
    });
  const { movedTo } = await move(testQueue, ticket.counter, second);
  const last = (await move(second, movedTo.counter, third)).movedTo;
  const { status, body } = await slipOf(third, last.counter);
  expect([status, body.ticketValue]).toEqual([200, last.ticketValue]);

  await journey.next(third);
  const scan = { merchantId: testQueue.merchant.id, nonce: 'n1' };
  for (const code of [token, body.checkInCode]) {
    const admission = await checkInTicket(journey.harness.deps, { ...scan, token: code });
    expect(admission.ticket).toMatchObject({ queueId: third.queue.id, number: last.counter });
  }
});

test('QUE-052 what opens the entrance to a phone is printed for nobody', async () => {
  const { testQueue, ticket } = await visitor();
  const { body } = await slipOf(testQueue, ticket.counter);
  expect(body.error_code).toBe('ticket_not_found');
});
