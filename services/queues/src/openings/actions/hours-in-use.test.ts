import { closeCall, sendAwayCall, updateMerchantCall } from '@turno/shared-types';
import { everyDay, NOW } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, type TestQueue } from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/index.ts';
import { saveOpenings } from './change-openings.ts';

jest.setTimeout(60_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterEach(() => {
  journey.harness.clock.now = NOW;
});
afterAll(() => journey.close());

/** One o'clock in the night after the Saturday on which a bar is open until two. */
const AT_NIGHT = new Date('2026-11-22T00:00:00Z');
const owned = (setup: Parameters<typeof journey.harness.addQueue>[0] = {}) =>
  journey.harness.addQueue({
    ...setup,
    merchant: { managerIds: [MANAGER], ...setup.merchant },
  });
const save = (
  { merchant }: TestQueue,
  changes: Parameters<typeof saveOpenings>[2],
): Promise<string | null> => codeOf(saveOpenings(journey.harness.deps, merchant.id, changes));
const endAt = ({ merchant }: TestQueue, end: string) => ({
  edit: merchant.openings.map(({ id }) => ({ id, end })),
});
async function moveZone({ merchant }: TestQueue, timezone: string) {
  const params = { merchantId: merchant.id };
  const request = { params, body: { timezone } };
  const { body } = await journey.app.service.call(
    updateMerchantCall,
    request,
    await journey.app.as(MANAGER, 'ROLE_MERCHANT'),
  );
  return body.error_code ?? body.timezone;
}

async function barAtNight() {
  const bar = await owned({ merchant: { openings: everyDay('18:00', '02:00') } });
  journey.harness.clock.now = AT_NIGHT;
  const userId = newUser();
  const { counterId, number } = await join(journey.harness.deps, bar, userId);
  const leave = () => removeTicket(journey.harness.deps, { userId, counterId, number });
  return { bar, leave };
}

test('QUE-035 S-04 the day that runs past midnight does not end under the people who wait', async () => {
  const { bar, leave } = await barAtNight();
  expect(await save(bar, endAt(bar, '22:00'))).toBe('cannot_change_schedule');
  expect(await moveZone(bar, 'Asia/Tokyo')).toBe('cannot_change_schedule');
  // Staff have two hours after the last slot to finish them.
  expect(await save(bar, endAt(bar, '23:30'))).toBeNull();
  await leave();
  expect(await save(bar, endAt(bar, '22:00'))).toBeNull();
  expect(await moveZone(bar, 'Asia/Tokyo')).toBe('Asia/Tokyo');
});

test('QUE-035 S-04 nor does yesterday come back over the people of the new day', async () => {
  const shop = await owned({ merchant: { openings: everyDay('00:00', '21:00') } });
  journey.harness.clock.now = AT_NIGHT;
  const [saturday] = shop.merchant.openings.filter(({ dayOfWeek }) => dayOfWeek === 6);
  const [sunday] = shop.merchant.openings.filter(({ dayOfWeek }) => dayOfWeek === 0);
  if (!saturday || !sunday) throw new Error('no weekend');
  const night = {
    edit: [
      { id: saturday.id, start: '18:00', end: '02:00' },
      { id: sunday.id, start: '10:00' },
    ],
  };
  await join(journey.harness.deps, shop, newUser());
  expect(await save(shop, night)).toBe('cannot_change_schedule');
});

test('QUE-035 S-05 who waits for a number of the new day is not left in the day before', async () => {
  const pharmacy = await owned();
  journey.harness.clock.now = new Date('2026-11-21T22:50:00Z');
  await join(journey.harness.deps, pharmacy, newUser());
  journey.harness.clock.now = new Date('2026-11-21T23:00:05Z');
  const saturday = pharmacy.merchant.openings.filter(({ dayOfWeek }) => dayOfWeek === 6);
  const early = { edit: saturday.map(({ id }) => ({ id, end: '21:00' })) };
  expect(await save(pharmacy, early)).toBe('cannot_change_schedule');
});

test('QUE-035 a show that is over keeps nobody from changing the hours', async () => {
  const event = await owned({ queue: EVENT });
  await join(journey.harness.deps, event, newUser(), { time: '11:15' });
  const closing = { create: [{ date: '2026-11-21', start: null, end: null }] };
  expect(await save(event, closing)).toBe('cannot_change_schedule');
  journey.harness.clock.now = new Date('2026-11-21T18:00:00Z');
  expect(await save(event, closing)).toBeNull();
});

test('QUE-035 nor do the hours change under people who were called to a show and are not inside', async () => {
  const event = await owned({ queue: EVENT });
  await join(journey.harness.deps, event, newUser(), { time: '11:15' });
  await journey.harness.db
    .collection('tickets')
    .updateOne({ queueId: event.queue.id }, { $set: { state: 'called' } });
  const closing = { create: [{ date: '2026-11-21', start: null, end: null }] };
  expect(await save(event, closing)).toBe('cannot_change_schedule');
  // Once the show has begun, called people count as inside even if no ticket is scanned.
  journey.harness.clock.now = new Date('2026-11-21T10:20:00Z');
  expect(await save(event, closing)).toBeNull();
});

test('QUE-035 S-10 a booked show keeps its instant and its open day', async () => {
  const week = Array.from({ length: 7 }, () => ['11:15']);
  const event = await owned({
    queue: { ...EVENT, eventBookingBeforeStart: 3 * 86_400, eventScheduleWeek: week },
  });
  const closedOn = (date: string) => ({ create: [{ date, start: null, end: null }] });
  const userId = newUser();
  const { counterId, number } = await join(journey.harness.deps, event, userId, {
    paxCount: 2,
    time: '11:15',
    date: '2026-11-22',
  });
  expect(await save(event, closedOn('2026-11-22'))).toBe('cannot_change_schedule');
  expect(await moveZone(event, 'Europe/London')).toBe('cannot_change_schedule');
  expect(await save(event, closedOn('2026-11-23'))).toBeNull();
  await removeTicket(journey.harness.deps, { userId, counterId, number });
  expect(await save(event, closedOn('2026-11-22'))).toBeNull();
  expect(await moveZone(event, 'Europe/London')).toBe('Europe/London');
});

test('S-10 a show of a later day is cancelled by closing it and ending its tickets, and the day can close then', async () => {
  const week = Array.from({ length: 7 }, () => ['11:15']);
  const event = await owned({
    queue: { ...EVENT, eventBookingBeforeStart: 3 * 86_400, eventScheduleWeek: week },
  });
  const sunday = { time: '11:15', date: '2026-11-22' };
  const { counterId } = await join(journey.harness.deps, event, newUser(), sunday);
  const params = { merchantId: event.merchant.id, queueId: event.queue.id, counterId };
  const staff = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const change = (revert: boolean) =>
    journey.app.service.call(closeCall, { params, body: { revert } }, staff);
  expect((await change(false)).body.closed).toBe(true);
  const body = { withCalled: true };
  const ended = await journey.app.service.call(sendAwayCall, { params, body }, staff);
  expect(ended.body).toMatchObject({ sentAway: 1, counter: { bookedPax: 0 } });
  const again = join(journey.harness.deps, event, newUser(), sunday);
  expect(await codeOf(again)).toBe('queue_closed');
  const closing = { create: [{ date: '2026-11-22', start: null, end: null }] };
  expect(await save(event, closing)).toBeNull();
  expect((await change(true)).body.closed).toBe(false);
});
