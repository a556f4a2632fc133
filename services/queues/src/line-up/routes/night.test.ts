import { closeCall, lineUpCall, merchantCall, nextCall, ticketCall } from '@turno/shared-types';
import { everyDay, NOW } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import type { TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());
afterEach(() => {
  journey.harness.clock.now = NOW;
});

const at = (instant: string) => {
  journey.harness.clock.now = new Date(instant);
};
const staff = () => journey.app.as(MANAGER, 'ROLE_MERCHANT');
async function add(testQueue: TestQueue) {
  const request = { params: queueParams(testQueue, 'private'), body: { displayName: 'Ospite' } };
  return journey.app.service.call(lineUpCall, request, await staff());
}
async function dayOf({ merchant }: TestQueue) {
  const params = { scope: 'public' as const, merchantId: merchant.id };
  const { body } = await journey.app.service.call(merchantCall, { params });
  return body.queues[0].queue_daily_counters[0];
}
const rejection = ({ status, body }: { status: number; body: { error_code?: string } }) => [
  status,
  body.error_code,
];

test.each([
  ['an ordinary night', '2026-11-21', ['2026-11-21T19:00:00Z', '2026-11-22T00:59:59Z']],
  [
    'the night that is an hour short',
    '2026-03-28',
    ['2026-03-28T19:00:00Z', '2026-03-29T00:59:59Z'],
  ],
  [
    'the night that is an hour long',
    '2026-10-24',
    ['2026-10-24T18:00:00Z', '2026-10-24T23:59:59Z'],
  ],
])(
  'S-04 S-05 S-13 a bar until 02:00 counts on past midnight and finishes its guests, in %s',
  async (_, date, [evening = '', last = '']) => {
    at(evening);
    const bar = await journey.harness.addQueue({
      merchant: { managerIds: [MANAGER], openings: everyDay('18:00', '02:00') },
    });
    const first = newUser();
    const { body: ticket } = await journey.lineUp(bar, first);
    const closesAt = new Date(Date.parse(last) + 1_000).toISOString();
    expect(ticket.queueDailyCounter.closesAt).toBe(closesAt);
    at(last);
    expect((await journey.lineUp(bar, newUser())).body.counter).toBe(2);
    expect(await dayOf(bar)).toMatchObject({ date, nextAvailableTicket: 3 });

    at(closesAt);
    expect(rejection(await journey.lineUp(bar, newUser()))).toEqual([422, 'queue_closed']);
    expect((await add(bar)).body.counter).toBe(3);
    const params = { ...queueParams(bar), counterId: ticket.queueDailyCounterId };
    const close = (revert: boolean) => async () =>
      journey.app.service.call(closeCall, { params, body: { revert } }, await staff());
    expect((await close(false)()).body).toMatchObject({ date, closed: true, ticketsAhead: 3 });
    expect(rejection(await add(bar))).toEqual([422, 'queue_closed']);
    for (const number of [1, 2, 3]) {
      const called = await journey.app.service.call(nextCall, { params, body: {} }, await staff());
      expect([called.status, called.body.counter]).toEqual([200, number]);
    }
    const nobody = await journey.app.service.call(nextCall, { params, body: {} }, await staff());
    expect(rejection(nobody)).toEqual([422, 'queue_closed']);
    expect((await close(true)()).body).toMatchObject({ date, closed: false });
    const { queueDailyCounterId, counter } = ticket;
    const own = { userId: first, queueDailyCounterId, counter };
    const found = await journey.app.service.call(
      ticketCall,
      { params: own },
      await journey.app.as(first),
    );
    expect(found.body.executedAt).not.toBeNull();

    at(new Date(Date.parse(last) + 2 * 3_600_000 + 1_000).toISOString());
    const next = await journey.lineUp(bar, first);
    expect([next.status, next.body.counter]).toEqual([201, 1]);
    expect(next.body.queueDailyCounterId).not.toBe(ticket.queueDailyCounterId);
  },
);
