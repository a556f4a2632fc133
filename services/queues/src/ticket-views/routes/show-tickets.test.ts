import { queueTicketsCall } from '@turno/shared-types';
import { everyDay } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, type TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

/** An event with one show every day at this time, which lasts four hours. */
const newEvent = (time: string, hours: [start: string, end: string]) =>
  journey.harness.addQueue({
    merchant: { managerIds: [MANAGER], openings: everyDay(...hours) },
    queue: { ...EVENT, eventDuration: 14_400, eventScheduleWeek: Array(7).fill([time]) },
  });
const at = (instant: string) => {
  journey.harness.clock.now = new Date(instant);
};
const book = (event: TestQueue, time: string, date: string | null = null) =>
  join(journey.harness.deps, event, newUser(), { time, date });
async function listed({ merchant, queue }: TestQueue, query: object): Promise<number[]> {
  const params = { merchantId: merchant.id, queueId: queue.id };
  const { body } = await journey.app.service.call(
    queueTicketsCall,
    { params, query: query as never },
    manager,
  );
  return body.map(
    ({ queueDailyCounterId }: { queueDailyCounterId: number }) => queueDailyCounterId,
  );
}

test('QUE-074 X-22 after midnight the tickets of a show that still runs are listed, and no longer once it is over', async () => {
  const event = await newEvent('20:45', ['09:00', '20:00']);
  at('2026-11-21T20:30:00+01:00');
  const { counterId } = await book(event, '20:45');
  const ofShow = { counterId: String(counterId) };
  at('2026-11-22T00:10:00+01:00');
  expect(await listed(event, ofShow)).toEqual([counterId]);
  expect(await listed(event, { ...ofShow, date: '2026-11-21' })).toEqual([counterId]);
  expect(await listed(event, { date: '2026-11-21' })).toEqual([counterId]);
  expect(await listed(event, {})).toEqual([counterId]);
  at('2026-11-22T09:00:00+01:00');
  expect(await listed(event, ofShow)).toEqual([]);
  expect(await listed(event, {})).toEqual([]);
});

test('QUE-074 S-05 at a venue open past midnight the tickets of a show of the new date are listed, beside those of its day', async () => {
  const event = await newEvent('01:00', ['18:00', '02:00']);
  at('2026-11-21T23:30:00+01:00');
  const { counterId } = await book(event, '01:00', '2026-11-22');
  expect(await listed(event, { counterId: String(counterId) })).toEqual([counterId]);
  expect(await listed(event, {})).toEqual([]);
  at('2026-11-22T00:30:00+01:00');
  expect(await listed(event, { counterId: String(counterId) })).toEqual([counterId]);
  expect(await listed(event, {})).toEqual([counterId]);
});

test('QUE-074 a counter lists tickets of its own queue alone', async () => {
  const hours: [string, string] = ['09:00', '20:00'];
  const [one, other] = [await newEvent('18:00', hours), await newEvent('18:00', hours)];
  at('2026-11-21T17:00:00+01:00');
  const { counterId } = await book(one, '18:00');
  expect(await listed(other, { counterId: String(counterId) })).toEqual([]);
});
