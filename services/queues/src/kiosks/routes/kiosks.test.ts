import { closeCall, removeTicketCall } from '@turno/shared-types';
import { beginDevicePairingCall, pairDeviceCall } from '@turno/shared-types/devices';
import { kioskLineUpCall, publicTicketCall } from '@turno/shared-types/shared-tickets';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf } from '../../../test/people.ts';
import { range, type TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(120_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

/** A tablet of a merchant, and what its button sends. */
async function pairedKiosk(testQueue: TestQueue, kind: 'board' | 'kiosk' = 'kiosk') {
  const { call } = journey.app.service;
  const begun = await call(beginDevicePairingCall, { body: { kind, language: 'it' } });
  const { code, device_token: deviceToken } = begun.body;
  const params = { merchantId: testQueue.merchant.id };
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  await call(pairDeviceCall, { params, body: { code, name: 'Ingresso' } }, manager);
  return (key: string, body: object = {}) =>
    call(
      kioskLineUpCall,
      { body: { queueId: testQueue.queue.id, ...body } },
      { headers: { 'x-device-token': deviceToken }, idempotencyKey: key },
    );
}

test('QUE-052 a kiosk takes a number by one call, and the slip leads to its status page', async () => {
  const testQueue = await journey.newQueue();
  const take = await pairedKiosk(testQueue);
  const { status, body: slip } = await take('a', { paxCount: 2 });
  expect(status).toBe(201);
  expect(slip).toMatchObject({ ticketValue: '1', paxCount: 2, queueName: testQueue.queue.name });
  const params = { code: slip.statusCode };
  const shown = await journey.app.service.call(publicTicketCall, { params });
  expect(shown.body).toMatchObject({ ticketValue: '1', status: 'waiting' });
});

test('QUE-055 fifty touches in a row get fifty numbers while two desks call; one that is sent again gets its own', async () => {
  const testQueue = await journey.newQueue();
  const take = await pairedKiosk(testQueue);
  const values: string[] = [];
  const called: (string | undefined)[] = [];
  const touches = async () => {
    for (const key of range(1, 50)) values.push((await take(`touch-${key}`)).body.ticketValue);
  };
  const desk = async () => {
    while (values.length < 50) {
      const { calledTicket } = (await journey.next(testQueue)).body;
      if (calledTicket) called.push(calledTicket.ticketValue);
    }
  };
  await Promise.all([touches(), desk(), desk()]);
  expect(values).toEqual(range(1, 50).map(String));
  expect(called.length).toBeGreaterThan(10);
  expect(new Set(called).size).toBe(called.length);
  const again = await take('touch-7');
  expect([again.status, again.body.ticketValue]).toEqual([201, '7']);
});

test('QUE-055 a kiosk follows the rules for everybody', async () => {
  const testQueue = await journey.newQueue({ maxPax: 4 });
  const take = await pairedKiosk(testQueue);
  expect((await take('a', { paxCount: 5 })).body.error_code).toBe('pax_count_invalid');
  const other = await journey.newQueue();
  expect((await take('b', { queueId: other.queue.id })).body.error_code).toBe('queue_not_found');
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  await journey.app.service.call(closeCall, { params: idsOf(testQueue), body: {} }, manager);
  expect((await take('c')).body.error_code).toBe('queue_closed');
});

test('IDN-037 nobody but a paired kiosk takes a number so, and nobody can give it back in its name', async () => {
  const testQueue = await journey.newQueue();
  const asBoard = await pairedKiosk(testQueue, 'board');
  expect((await asBoard('a')).body.error_code).toBe('forbidden');
  const body = { queueId: testQueue.queue.id };
  const stranger = await journey.app.service.call(kioskLineUpCall, { body });
  expect(stranger.body.error_code).toBe('device_unknown');
  const take = await pairedKiosk(testQueue);
  await take('a');
  const removed = await journey.app.service.call(
    removeTicketCall,
    { params: { userId: 5, queueDailyCounterId: testQueue.counter.id, counter: 1 } },
    await journey.app.as(5),
  );
  expect(removed.body.error_code).toBe('ticket_not_found');
});
