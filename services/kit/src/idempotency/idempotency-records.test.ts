import { Collection, MongoServerError } from 'mongodb';
import { connectTestDatabase } from '../../test/index.ts';
import { createIdempotencyRecords } from './idempotency-records.ts';

let database: Awaited<ReturnType<typeof connectTestDatabase>>;
let records: Awaited<ReturnType<typeof createIdempotencyRecords>>;
const clock = { now: new Date() };
beforeAll(async () => {
  database = await connectTestDatabase();
  records = await createIdempotencyRecords(database.db, () => clock.now);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => database.close());

const taken = new MongoServerError({ message: 'E11000 duplicate key', code: 11_000 });

test('S-15 a request that met a claim which is released at that moment has the key, and no other request', async () => {
  await records.claim('released', 'pause');
  const findOne = Collection.prototype.findOne;
  jest.spyOn(Collection.prototype, 'findOne').mockImplementationOnce(async function (
    this: Collection,
    ...args: Parameters<typeof findOne>
  ) {
    await records.release('released', 'pause');
    return findOne.apply(this, args);
  });
  expect(await records.claim('released', 'close')).toMatchObject({ request: 'close' });
  expect(await records.claim('released', 'pause')).toMatchObject({ request: 'close' });
});

test('QUE-042 a reply is stored although a copy of the request claims the key at that moment', async () => {
  const done = { request: 'pause', reply: { paused: true } };
  jest.spyOn(Collection.prototype, 'updateOne').mockImplementationOnce(async () => {
    await records.claim('copied', 'pause');
    throw taken;
  });
  expect(await records.save('copied', done)).toMatchObject(done);
  expect(await records.claim('copied', 'pause')).toMatchObject(done);
});

test('QUE-042 of two replies to one request the first stays', async () => {
  await records.claim('twice', 'pause');
  await records.save('twice', { request: 'pause', reply: 1 });
  expect(await records.save('twice', { request: 'pause', reply: 2 })).toMatchObject({ reply: 1 });
});

test('S-15 only the request that holds a claim releases it, and only until its reply is known', async () => {
  await records.claim('held', 'pause');
  await records.release('held', 'close');
  expect(await records.claim('held', 'close')).toMatchObject({ request: 'pause' });
  await records.save('held', { request: 'pause', reply: 1 });
  await records.release('held', 'pause');
  expect(await records.claim('held', 'pause')).toMatchObject({ reply: 1 });
});

const DAY_MS = 86_400_000;

test('QUE-042 a key is free again after a day, not before, though its record is still stored', async () => {
  await records.claim('yesterday', 'pause');
  await records.save('yesterday', { request: 'pause', reply: 1 });
  clock.now = new Date(clock.now.getTime() + DAY_MS - 1);
  expect(await records.claim('yesterday', 'close')).toMatchObject({ request: 'pause', reply: 1 });
  clock.now = new Date(clock.now.getTime() + 1);
  const claimed = await records.claim('yesterday', 'pause');
  expect(claimed).toMatchObject({ request: 'pause' });
  expect(claimed).not.toHaveProperty('reply');
});

test('QUE-042 of two requests that find the key of yesterday free at once, one has it', async () => {
  await records.claim('free', 'pause');
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  const deleteOne = Collection.prototype.deleteOne;
  jest.spyOn(Collection.prototype, 'deleteOne').mockImplementationOnce(async function (
    this: Collection,
    ...args: Parameters<typeof deleteOne>
  ) {
    expect(await records.claim('free', 'close')).toMatchObject({ request: 'close' });
    return deleteOne.apply(this, args);
  });
  expect(await records.claim('free', 'resume')).toMatchObject({ request: 'close' });
});

test('QUE-042 records are removed after a day, and no others', async () => {
  await records.claim('old', 'pause');
  clock.now = new Date(clock.now.getTime() + DAY_MS + 1);
  await records.claim('new', 'pause');
  await records.removeEnded();
  const stored = await database.db
    .collection<{ _id: string }>('idempotencyRecords')
    .find()
    .toArray();
  expect(stored.map(({ _id }) => _id)).toEqual(['new']);
});
