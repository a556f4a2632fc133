import { previousRelease } from '../../test/previous-release.ts';

jest.setTimeout(60_000);

const { db, migratedStore } = previousRelease('queues_idempotency_fields');

test('QUE-049 what keeps a registration and the commands of a multi-queue from being repeated is found by its new names', async () => {
  const merchants = db().collection<{ _id: number }>('merchants');
  const [registered, other] = await merchants.find().sort({ _id: 1 }).limit(2).toArray();
  if (!registered || !other) throw new Error('no merchants');
  const _id = registered._id;
  await merchants.updateOne({ _id }, { $set: { creation: { key: 'key', ask: 'hash' } } });
  await merchants.updateOne({ _id: other._id }, { $unset: { creation: true } });
  const [first, second] = [
    { commandId: 'first', queueId: 11 },
    { commandId: 'second', queueId: 12 },
  ];
  await db()
    .collection<{ _id: number }>('familyTurns')
    .insertOne({
      _id: 7,
      version: 2,
      queueId: 12,
      served: 1,
      commands: [{ ...first, press: 'desk 1' }, second],
    } as { _id: number });
  const store = await migratedStore();
  expect(await merchants.findOne({ _id })).toMatchObject({
    creation: { key: 'key', bodyHash: 'hash' },
  });
  expect(await merchants.findOne({ _id: other._id })).not.toHaveProperty('creation');
  expect((await store.familyTurns.read(7)).commands).toEqual([
    { ...first, exclusionKey: 'desk 1' },
    second,
  ]);
});
