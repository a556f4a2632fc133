import { addFamily } from '../../../test/multi-queues.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { refreshListing } from '../../merchants/actions/refresh-listing.ts';
import type { Deps } from '../deps.ts';
import { createQueue } from './create-queue.ts';
import { removeQueue } from './remove-queue.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const outcomes = async (works: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(works);
  return settled
    .map((each) => (each.status === 'fulfilled' ? 'made' : each.reason.code))
    .toSorted();
};
const makeQueue = async (...args: Parameters<typeof createQueue>) =>
  (await createQueue(...args)).queue.id;
const newMerchant = async () => (await harness.addQueue()).merchant.id;

test('QUE-034 of twenty concurrent requests for the same queue, one creates it', async () => {
  const merchantId = await newMerchant();
  const results = await outcomes(
    range(1, 20).map(() => makeQueue(harness.deps, { merchantId, draft: { name: 'Cassa' } })),
  );
  expect(results).toEqual(['made', ...Array(19).fill('queue_already_exists')]);
});

test('QUE-026 of twenty concurrent requests for a multi-queue, one creates it, and none leaves a partial one', async () => {
  const merchantId = await newMerchant();
  const results = await outcomes(
    range(1, 20).map((each) =>
      makeQueue(harness.deps, { merchantId, draft: { name: `Sala ${each}`, multiQueue: true } }),
    ),
  );
  expect(results).toEqual(['made', ...Array(19).fill('multi_queue_exists')]);
  const queues = await harness.store.queues.findOf([merchantId]);
  expect(queues.filter(({ parentQueueId }) => parentQueueId !== null)).toHaveLength(4);
  expect(await harness.db.collection('queues').countDocuments({ merchantId })).toBe(6);
});

test('QUE-027 one request is one queue, however often it is sent and at once', async () => {
  const merchantId = await newMerchant();
  const second = await harness.secondDeps();
  const wanted = {
    merchantId,
    draft: { name: 'Sala', multiQueue: true },
    commandId: `s${merchantId}`,
  };
  const ids = await Promise.all(
    range(1, 12).map((each) => makeQueue(each % 2 ? harness.deps : second, wanted)),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await harness.db.collection('queues').countDocuments({ merchantId })).toBe(6);
});

test('QUE-027 a request that died after its first write finds the queue it made, with its children', async () => {
  const merchantId = await newMerchant();
  const { queues } = harness.store;
  const finishCreation = () => Promise.reject(new Error('killed'));
  const dead = {
    ...harness.deps,
    store: { ...harness.store, queues: { ...queues, finishCreation } },
  };
  const wanted = {
    merchantId,
    draft: { name: 'Sala', multiQueue: true },
    commandId: `d${merchantId}`,
  };
  await expect(makeQueue(dead, wanted)).rejects.toThrow('killed');
  const id = await makeQueue(harness.deps, wanted);
  const found = await queues.findOf([merchantId]);
  expect(found.filter(({ parentQueueId }) => parentQueueId === id)).toHaveLength(4);
});

test('QUE-023 G-44 short names made at once are all different, and without gaps', async () => {
  const merchantId = await newMerchant();
  await Promise.all(
    range(1, 20).map((each) =>
      makeQueue(harness.deps, {
        merchantId,
        draft: { name: `Cassa ${each}`, multiQueue: each === 7 },
      }),
    ),
  );
  const queues = await harness.store.queues.findOf([merchantId]);
  const names = queues.map(({ shortName }) => shortName).filter((name) => name.startsWith('CA'));
  const suffixes = names.map((name) => Number(name.slice(2))).toSorted((a, b) => a - b);
  expect(suffixes).toEqual(range(1, 24));
});

test('QUE-031 a process that dies between parent and children leaves nothing to be seen, and the sweeper finishes it', async () => {
  const merchantId = await newMerchant();
  const id = await makeQueue(harness.deps, {
    merchantId,
    draft: { name: 'Tavoli', multiQueue: true },
  });
  const documents = harness.db.collection<{ _id: number; parentQueueId: number | null }>('queues');
  // As it is when the process dies after the parent and the first child.
  const plan = await documents.find({ parentQueueId: id }).sort({ _id: 1 }).toArray();
  await documents.updateOne({ _id: id }, { $set: { work: 'create', plan } });
  await documents.deleteMany({ _id: { $in: plan.slice(1).map(({ _id }) => _id) } });
  const seen = await harness.store.queues.findOf([merchantId]);
  expect(seen.filter((queue) => queue.id === id || queue.parentQueueId === id)).toEqual([]);
  expect(await harness.store.queues.find(id, merchantId)).toBeNull();
  await sweep(harness.deps);
  const after = await harness.store.queues.findOf([merchantId]);
  expect(after.filter(({ parentQueueId }) => parentQueueId === id)).toHaveLength(4);
  expect(after.find((queue) => queue.id === id)).toMatchObject({
    multiQueue: true,
    name: 'Tavoli',
  });
  expect(await harness.store.queues.findUnderWay(10)).toEqual([]);
});

/** Whether the home page lists the merchant. */
const isListed = async (merchantId: number) => {
  const merchants = harness.db.collection<{ _id: number; hasQueues: boolean }>('merchants');
  return (await merchants.findOne({ _id: merchantId }))?.hasQueues;
};
/** The store of a process that does something before it writes whether a merchant has queues. */
const storeThat = (before: () => Promise<unknown>): Deps['store'] => ({
  ...harness.deps.store,
  merchantFlags: {
    ...harness.store.merchantFlags,
    setHasQueues: async (...flag: [number, boolean]) => {
      await before();
      await harness.store.merchantFlags.setHasQueues(...flag);
    },
  },
});

test('CON-004 a slow removal of the last queue does not take the merchant off the list, where another was created since', async () => {
  const { merchant, queue } = await harness.addQueue();
  const merchantId = merchant.id;
  let isFirst = true;
  const store = storeThat(async () => {
    if (isFirst) await makeQueue(harness.deps, { merchantId, draft: { name: 'Nuova' } });
    isFirst = false;
  });
  await removeQueue({ ...harness.deps, store }, { merchantId, queueId: queue.id });
  expect(await isListed(merchantId)).toBe(true);
});

test('CON-004 a child that is stored after its multi-queue was removed does not list the merchant', async () => {
  const family = await addFamily(harness);
  const merchantId = family.merchant.id;
  await removeQueue(harness.deps, { merchantId, queueId: family.queue.id });
  expect(await isListed(merchantId)).toBe(false);
  const queues = harness.db.collection<{ _id: number }>('queues');
  const late = { _id: family.children[0]?.queue.id ?? 0 };
  await queues.updateOne(late, { $unset: { removedAt: 1 } });
  await refreshListing(harness.deps, merchantId);
  expect(await isListed(merchantId)).toBe(false);
});

test('CON-004 a slow removal that dies after it took the merchant off the list leaves the listing to the sweeper', async () => {
  const { merchant, queue } = await harness.addQueue();
  const merchantId = merchant.id;
  await harness.store.queues.markRemoved(queue.id, merchantId, harness.clock.now);
  await sweep(harness.deps);
  await makeQueue(harness.deps, { merchantId, draft: { name: 'Nuova' } });
  // What the removal had read before the new queue was created.
  await harness.store.merchantFlags.setHasQueues(merchantId, false);
  await sweep(harness.deps);
  expect(await isListed(merchantId)).toBe(true);
});

test.each(['Cassa', 'Tavoli'])(
  'CON-004 QUE-027 a process that dies after it created %s leaves the listing of the merchant to the sweeper',
  async (name) => {
    const { merchant, queue } = await harness.addQueue();
    const merchantId = merchant.id;
    await removeQueue(harness.deps, { merchantId, queueId: queue.id });
    expect(await isListed(merchantId)).toBe(false);
    const store = storeThat(() => Promise.reject(new Error('killed')));
    const draft = { name, multiQueue: name === 'Tavoli' };
    const killed = createQueue({ ...harness.deps, store }, { merchantId, draft });
    await expect(killed).rejects.toThrow('killed');
    await sweep(harness.deps);
    expect(await isListed(merchantId)).toBe(true);
    const names = (await harness.store.queues.findOf([merchantId])).map((each) => each.name);
    expect(names[0]).toBe(name);
  },
);
