import { userTicketsCall } from '@turno/shared-types';
import { putBackCall } from '@turno/shared-types/called-tickets';
import { openStatusPageCall, publicTicketCall } from '@turno/shared-types/shared-tickets';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { counterOf } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

test('S-05 S-14 a holder and a slip follow the number over midnight, in replies that fit', async () => {
  const { harness, app } = journey;
  harness.clock.now = new Date('2026-11-21T22:59:00Z');
  const pharmacy = await journey.newQueue();
  const userId = newUser();
  const { body: ticket } = await journey.lineUp(pharmacy, userId);
  const sent = await app.as(userId);
  const { queueDailyCounterId, counter } = ticket;
  const params = { userId, queueDailyCounterId, counter };
  const { body: page } = await app.service.call(openStatusPageCall, { params }, sent);
  harness.clock.now = new Date('2026-11-21T23:00:01Z');
  const tomorrow = await counterOf(harness.deps, pharmacy);
  await sweep(harness.deps);

  const mine = { params: { scope: 'private' as const, userId } };
  const { body: tickets } = await app.service.call(userTicketsCall, mine, sent);
  const [held, before] = userTicketsCall.reply.parse(tickets);
  expect(held).toMatchObject({
    queueDailyCounterId: tomorrow.id,
    status: 'waiting',
    movedFrom: { ticketValue: ticket.ticketValue, date: '2026-11-21' },
  });
  expect(before).toMatchObject({ endReason: 'moved', movedTo: { counter: held?.counter } });
  const { body: shown } = await app.service.call(publicTicketCall, { params: { code: page.code } });
  expect(shown).toMatchObject({
    date: '2026-11-22',
    status: 'waiting',
    movedFrom: { date: '2026-11-21' },
  });
});

test.each([
  { name: 'after the sweep', isSwept: true },
  { name: 'before the sweep', isSwept: false },
])(
  'S-05 S-21 who is put back after midnight reads at once how many are ahead: $name',
  async ({ isSwept }) => {
    const { harness, app } = journey;
    harness.clock.now = new Date('2026-11-21T22:59:00Z');
    const pharmacy = await journey.newQueue();
    const called = newUser();
    for (const userId of [called, newUser(), newUser()]) {
      await journey.lineUp(pharmacy, userId);
      harness.clock.now = new Date(harness.clock.now.getTime() + 1_000);
    }
    await journey.next(pharmacy);
    harness.clock.now = new Date('2026-11-21T23:00:01Z');
    const tomorrow = await counterOf(harness.deps, pharmacy);
    if (isSwept) await sweep(harness.deps);
    const params = { ...idsOf(pharmacy), counter: 1 };
    const manager = await app.as(MANAGER, 'ROLE_MERCHANT');
    const input = { params, body: { behind: 1 } };
    expect((await app.service.call(putBackCall, input, manager)).status).toBe(200);
    const mine = { params: { scope: 'private' as const, userId: called } };
    const { body } = await app.service.call(userTicketsCall, mine, await app.as(called));
    const [held] = userTicketsCall.reply.parse(body);
    expect(held).toMatchObject({ queueDailyCounterId: tomorrow.id, ticketsAhead: 1 });
  },
);

test('S-05 S-18 the status page of a ticket that is carried over lives a day longer than the wait', async () => {
  const { harness, app } = journey;
  const at = (time: string) => {
    harness.clock.now = new Date(time);
  };
  at('2026-12-01T22:59:00Z');
  const pharmacy = await journey.newQueue();
  const userId = newUser();
  const { body: ticket } = await journey.lineUp(pharmacy, userId);
  const { queueDailyCounterId, counter } = ticket;
  const params = { userId, queueDailyCounterId, counter };
  const { body: page } = await app.service.call(
    openStatusPageCall,
    { params },
    await app.as(userId),
  );
  const shown = async () =>
    (await app.service.call(publicTicketCall, { params: { code: page.code } })).body;
  for (const midnight of ['2026-12-01T23:00:01Z', '2026-12-02T23:00:01Z', '2026-12-03T23:00:01Z']) {
    at(midnight);
    await counterOf(harness.deps, pharmacy);
    await sweep(harness.deps);
    expect(await shown()).toMatchObject({ status: 'waiting' });
  }
  at('2026-12-06T22:00:00Z');
  await sweep(harness.deps);
  expect(await shown()).toMatchObject({ date: '2026-12-04' });
  at('2026-12-06T23:00:01Z');
  await sweep(harness.deps);
  expect(await shown()).toMatchObject({ error_code: 'ticket_not_found' });
});
