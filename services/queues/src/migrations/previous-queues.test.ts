import { buildQueue, NOW } from '../../test/factories.ts';
import { previousRelease } from '../../test/previous-release.ts';
import { hashedId } from '../core/index.ts';
import { ticketValue } from '../tickets/index.ts';

jest.setTimeout(60_000);

const { db, migratedStore } = previousRelease('previous_queues');

test('S-01 queues of the previous release get values of their own, half-made and removed ones included', async () => {
  const queues = db().collection<{ _id: number }>('queues');
  const { ticketPrefix: _prefix, id: _id, ...facts } = buildQueue({ merchantId: 1, minPax: 1 });
  const old = (id: number, shortName: string, change: object) => ({
    ...facts,
    _id: id,
    name: `Tavoli ${id}`,
    shortName,
    ...change,
  });
  const children = [0, 1, 2, 3].map((at) => old(911 + at, `TA${at + 2}`, { parentQueueId: 910 }));
  await queues.insertMany([
    old(901, 'TA9', { passMode: 'generic', shortKeys: ['TA9'] }),
    old(902, 'TA8', { passMode: 'specific', shortKeys: ['TA8'] }),
    old(903, 'TA7', { passMode: 'specific', removedAt: NOW }),
    old(910, 'TA1', { multiQueue: true, shortKeys: ['TA1'], work: 'create', plan: children }),
    ...children.slice(0, 2),
  ]);
  const store = await migratedStore();
  await store.queues.finishCreation(910);
  const all = await store.queues.findMany([901, 902, 903, 911, 912, 913, 914]);
  const values = all.map((queue) => ticketValue(queue, 1));
  expect(new Set(values).size).toBe(7);
  expect(values.slice(3)).toEqual(['A1', 'B1', 'C1', 'D1']);
  expect(await store.queues.takenNames(1, NOW)).toEqual(
    expect.arrayContaining(all.map(({ ticketPrefix }) => ticketPrefix)),
  );
});

test('S-11 waiting tickets of the previous release hold the slot of their family, and children lose their names', async () => {
  const parent = buildQueue({ merchantId: 1, multiQueue: true, name: 'Sala' });
  const children = [1, 3].map((minPax) =>
    buildQueue({ merchantId: 1, parentQueueId: parent.id, minPax, maxPax: minPax + 1 }),
  );
  const queues = db().collection<{ _id: number }>('queues');
  await queues.insertMany(
    [parent, ...children].map(({ id, ...queue }) => ({ _id: id, ...queue, name: 'Tavoli 1-2' })),
  );
  await queues.updateOne({ _id: parent.id }, { $set: { name: 'Sala' } });
  const date = '2026-11-21';
  const counterOf = (queueId: number) => hashedId(`counter|${queueId}|${date}|null`);
  const until = new Date('2026-11-21T23:00:00Z');
  const tickets = children.map((child, index) => ({
    _id: `family${index}`,
    counterId: counterOf(child.id),
    queueId: child.id,
    number: 1,
    merchantId: 1,
    userId: 77,
    date,
    state: 'waiting',
    active: true,
    slot: index,
    until,
  }));
  await db()
    .collection<{ _id: number }>('counters')
    .insertMany(
      children.map(({ id }) => ({
        _id: counterOf(id),
        queueId: id,
        merchantId: 1,
        date,
        time: null,
      })),
    );
  await db().collection<{ _id: string }>('tickets').insertMany(tickets);
  const store = await migratedStore();
  const family = counterOf(parent.id);
  const slots = await db()
    .collection('allowances')
    .find({ ticketId: /^family/ })
    .toArray();
  expect(slots.filter(({ _id }) => String(_id) === `77:family:${family}`)).toHaveLength(1);
  expect(await db().collection('tickets').countDocuments({ family })).toBe(1);
  const names = (await store.queues.findMany(children.map(({ id }) => id))).map(({ name }) => name);
  expect(names).toEqual(['Sala 1-2', 'Sala 3-4']);
  expect(await queues.countDocuments({ parentQueueId: parent.id, name: { $exists: true } })).toBe(
    0,
  );
});
