import {
  closeCall,
  createQueueCall,
  listQueuesCall,
  queueTicketsCall,
  sendAwayCall,
} from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, range, type TestQueue } from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/index.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };
let testQueue: TestQueue;

type Listed = { counter: number; paxCount: number; queue: { id: number } };

const list = (query: object, at: Pick<TestQueue, 'merchant' | 'queue'> = testQueue) =>
  journey.app.service.call(
    queueTicketsCall,
    { params: { merchantId: at.merchant.id, queueId: at.queue.id }, query: query as never },
    manager,
  );
const numbers = async (query: object) =>
  (await list(query)).body.map(({ counter }: Listed) => counter);

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  testQueue = await journey.newQueue();
  const parties = [1, 2, 3, 4, 5, 6, 7, 12, 2, 2];
  for (const paxCount of parties)
    await join(journey.harness.deps, testQueue, newUser(), { paxCount });
  await journey.lineUp(testQueue, newUser(), {
    displayName: 'Luca Neri',
    phone: '+39 333 1234567',
  });
  await journey.lineUp(testQueue, newUser(), { displayName: 'Lucía (.*) $where', paxCount: 2 });
  for (const _ of [1, 2, 3]) await journey.next(testQueue);
});
afterAll(() => journey.close());

test('QUE-074 MER-050 those that wait and those that are gone', async () => {
  expect(await numbers({ executed: 'false' })).toEqual(range(4, 12));
  expect(await numbers({ executed: 'true', order_by: 'executedAt_desc' })).toEqual([3, 2, 1]);
  expect(await numbers({})).toEqual(range(1, 12));
});

test.each([
  [{ minPax: '1', maxPax: '2' }, [9, 10, 11, 12]],
  [{ minPax: '3', maxPax: '4' }, [4]],
  [{ minPax: '5', maxPax: '6' }, [5, 6]],
  [{ minPax: '7', maxPax: '50' }, [7, 8]],
  [{ minPax: '50' }, []],
])('QUE-075 CST-010 of those that wait, parties of %p are %p', async (query, expected) => {
  expect(await numbers({ executed: 'false', ...query })).toEqual(expected);
});

test('QUE-074 G-46 MER-052 pages of twenty unless asked for, `offset` before `page`, and how many there are', async () => {
  const { headers, body } = await list({ per_page: '5', page: '2' });
  expect(body.map(({ counter }: Listed) => counter)).toEqual(range(6, 10));
  expect(headers.get('x-total-count')).toBe('12');
  expect(await numbers({ per_page: '5', page: '2', offset: '1' })).toEqual(range(2, 6));
  expect(await numbers({ per_page: '5', page: '3' })).toEqual([11, 12]);
  expect(await numbers({ per_page: '5', page: '9' })).toEqual([]);
});

test.each([
  ['7', [7]],
  ['BA7', [7]],
  ['007', [7]],
  ['luca', [11]],
  ['LUC', [11, 12]],
  ['neri lu', [11]],
  ['lucia', [12]],
  ['333 12', [11]],
  ['4567', [11]],
  ['+39 333', [11]],
  ['.*', []],
  ['$where', [12]],
  ['(a+)+$', []],
  ['zzz', []],
])('QUE-074 QUE-075 MER-051 who looks for %p finds %p', async (q, expected) => {
  expect((await numbers({ q })).toSorted((a: number, b: number) => a - b)).toEqual(expected);
});

test('QUE-074 MER-052 a search is paged to its end, however many it finds', async () => {
  const tickets = journey.harness.db.collection('tickets');
  const busy = await journey.newQueue();
  await journey.lineUp(busy, newUser(), { displayName: 'Maria' });
  const match = { $match: { queueId: busy.queue.id } };
  const [stored] = await tickets.aggregate([match, { $unset: 'active' }]).toArray();
  const copy = (number: number) => ({ _id: `many.${number}` as never, number, code: `M${number}` });
  await tickets.insertMany(range(2, 260).map((number) => ({ ...stored, ...copy(number) })));
  const last = await list({ q: 'maria', per_page: '50', page: '6' }, busy);
  expect(last.headers.get('x-total-count')).toBe('260');
  expect(last.body.map(({ counter }: Listed) => counter)).toEqual(range(251, 260));
  const both = await list({ q: '260' }, busy);
  expect(both.body.map(({ counter }: Listed) => counter)).toEqual([260]);
});

test('QUE-074 staff see the holder, and nothing that allows check-in', async () => {
  const { body } = await list({ q: 'luca' });
  expect(body[0]).toMatchObject({
    displayName: 'Luca Neri',
    phone: '+39 333 1234567',
    qrCodeJWT: null,
    checkInCode: null,
  });
});

test('QUE-074 QUE-041 only the present day is listed', async () => {
  const { clock } = journey.harness;
  const before = clock.now;
  clock.now = new Date(before.getTime() + 86_400_000);
  expect(await numbers({})).toEqual([]);
  clock.now = before;
});

test('QUE-074 QUE-031 a multi-queue lists the tickets of its children', async () => {
  const { merchant } = await journey.newQueue();
  const { body: parent } = await journey.app.service.call(
    createQueueCall,
    { params: { merchantId: merchant.id }, body: { name: 'Tavoli', multiQueue: true } },
    manager,
  );
  const queues = await journey.harness.store.queues.findOf([merchant.id]);
  const children = queues.filter(({ parentQueueId }) => parentQueueId === parent.id);
  for (const queue of children) {
    await join(journey.harness.deps, { merchant, queue }, newUser(), { paxCount: queue.minPax });
  }
  const { body, headers } = await list({}, { merchant, queue: parent });
  expect(headers.get('x-total-count')).toBe('4');
  expect(body.map(({ paxCount }: Listed) => paxCount).toSorted()).toEqual([1, 3, 5, 7]);
  const only = await list({ minPax: '7', maxPax: '50' }, { merchant, queue: parent });
  expect(only.body.map(({ queue }: Listed) => queue.id)).toEqual([children[3]?.id]);
  const { body: listed } = await journey.app.service.call(
    listQueuesCall,
    { params: { merchantId: merchant.id } },
    manager,
  );
  expect(listed).toHaveLength(2);
});

test.each([
  [{ minPax: '0' }],
  [{ maxPax: 'x' }],
  [{ per_page: '101' }],
  [{ order_by: 'number' }],
  [{ executed: 'maybe' }],
  [{ q: 'x'.repeat(81) }],
])('QUE-074 the query %p is refused', async (query) => {
  expect((await list(query)).body.error_code).toBe('validation_error');
});

test('QUE-074 a queue of another merchant is not found', async () => {
  const other = await journey.newQueue();
  const mixed = { merchant: testQueue.merchant, queue: other.queue };
  expect((await list({}, mixed)).body.error_code).toBe('queue_not_found');
});

test('S-10 tickets that staff ended are listed where they are asked for, those that were given back never', async () => {
  const ended = await journey.newQueue();
  const { deps } = journey.harness;
  const [leaver, sent] = [newUser(), newUser()];
  const left = await join(deps, ended, leaver);
  await join(deps, ended, sent, { paxCount: 3 });
  await removeTicket(deps, { userId: leaver, counterId: left.counterId, number: left.number });
  const day = {
    params: { merchantId: ended.merchant.id, queueId: ended.queue.id, counterId: ended.counter.id },
  };
  expect((await journey.app.service.call(closeCall, day, manager)).status).toBe(200);
  expect((await journey.app.service.call(sendAwayCall, day, manager)).status).toBe(200);
  const listed = async (query: object) =>
    (await list(query, ended)).body.map(({ counter }: Listed) => counter);
  expect(await listed({})).toEqual([]);
  expect(await listed({ with_ended: 'true' })).toEqual([2]);
  expect(await listed({ with_ended: 'true', minPax: '3', q: '2' })).toEqual([2]);
  expect(await listed({ with_ended: 'true', maxPax: '2' })).toEqual([]);
  expect(await listed({ with_ended: 'true', executed: 'false' })).toEqual([]);
});

test('S-05 the tickets of one show are listed by its counter', async () => {
  const event = await journey.newQueue(EVENT);
  const { deps } = journey.harness;
  const early = await join(deps, event, newUser(), { time: '11:15' });
  await join(deps, event, newUser(), { time: '12:00', paxCount: 2 });
  const paxOf = async (query: object) =>
    (await list(query, event)).body.map(({ paxCount }: Listed) => paxCount);
  expect(await paxOf({ counterId: String(early.counterId) })).toEqual([1]);
  expect(await paxOf({ counterId: String(testQueue.counter.id) })).toEqual([]);
});
