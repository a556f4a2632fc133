import fc from 'fast-check';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { QueueDraft, QueueRecord } from '../../queues/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import { changeQueue } from './change-queue.ts';
import { createQueue } from './create-queue.ts';
import { removeQueue } from './remove-queue.ts';

jest.setTimeout(120_000);

const NAMES = ['Tavoli', 'Tavolini', 'Fast Track', 'Fasttrack', 'Fa', 'TA', 'X1', '24 ore', '市場'];
const NUMBERS = range(1, 40);
const HOUR_MS = 3_600_000;

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

type Merchant = { id: number; made: Set<number> };

/** An edit of a merchant's queues; one that a rule forbids changes nothing. */
type Edit = (merchant: Merchant) => Promise<unknown>;

const name = fc.constantFrom(...NAMES);
const passMode = fc.constantFrom('free' as const, 'generic' as const, 'specific' as const);
const pick = fc.nat({ max: 30 });

const tops = async ({ id }: Merchant) =>
  (await harness.store.queues.findOf([id])).filter(({ parentQueueId }) => parentQueueId === null);

async function onOne(merchant: Merchant, at: number, edit: (queueId: number) => Promise<unknown>) {
  const queues = await tops(merchant);
  const queue = queues[at % Math.max(queues.length, 1)];
  if (queue) await edit(queue.id);
}
const create = (draft: QueueDraft): Edit => {
  return ({ id: merchantId }) => createQueue(harness.deps, { merchantId, draft });
};
const change = (at: number, to: Parameters<typeof changeQueue>[2]): Edit => {
  return (merchant) =>
    onOne(merchant, at, (queueId) =>
      changeQueue(harness.deps, { merchantId: merchant.id, queueId }, to),
    );
};
const remove = (at: number): Edit => {
  return (merchant) =>
    onOne(merchant, at, (queueId) =>
      removeQueue(harness.deps, { merchantId: merchant.id, queueId }),
    );
};

const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name, passMode }).map(create) },
  { weight: 3, arbitrary: name.map((each) => create({ name: each, multiQueue: true })) },
  fc.tuple(pick, name).map(([at, each]) => change(at, { name: each })),
  fc.tuple(pick, passMode).map(([at, mode]) => change(at, { passMode: mode })),
  pick.map(remove),
);

/** Every value that a ticket of the day may have; plain numbers together with the name of their queue. */
function valuesOf(queue: QueueRecord): string[] {
  if (queue.multiQueue) return [];
  const values = NUMBERS.map((number) => ticketValue(queue, number));
  return values[0] === '1' ? values.map((value) => `${queue.id}: ${value}`) : values;
}

const byId = (id: number) => harness.store.queues.findMany([id]);

async function newMerchant(): Promise<Merchant> {
  const { merchant, queue } = await harness.addQueue();
  return { id: merchant.id, made: new Set([queue.id]) };
}

test('S-01 no two tickets of a day have one value, whichever queues are added, changed or removed', async () => {
  const day = fc.array(edits, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(day, async (steps) => {
      const merchant = await newMerchant();
      for (const step of steps) {
        await step(merchant).catch(({ code }: { code?: string }) => expect(code).toBeDefined());
        for (const { id } of await harness.store.queues.findOf([merchant.id]))
          merchant.made.add(id);
      }
      const queues = await harness.store.queues.findMany([...merchant.made]);
      const values = queues.flatMap(valuesOf);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('S-01 concurrent creations get different values', async () => {
  const { id: merchantId } = await newMerchant();
  await Promise.all(
    range(1, 12).map((each) =>
      createQueue(harness.deps, {
        merchantId,
        draft: { name: `Fast Track ${'x'.repeat(each)}`, passMode: 'specific' },
      }),
    ),
  );
  const values = (await harness.store.queues.findOf([merchantId])).flatMap(valuesOf);
  expect(new Set(values).size).toBe(values.length);
});

test('S-01 the sizes of a multi-queue read A to D; one made on the same day begins at E', async () => {
  const merchant = await newMerchant();
  const addTables = async () => {
    const { queue } = await createQueue(harness.deps, {
      merchantId: merchant.id,
      draft: { name: 'Tavoli', multiQueue: true },
    });
    const all = await harness.store.queues.findOf([merchant.id]);
    const children = all.filter(({ parentQueueId }) => parentQueueId === queue.id);
    await removeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id });
    return children.map((child) => ticketValue(child, 1));
  };
  expect(await addTables()).toEqual(['A1', 'B1', 'C1', 'D1']);
  expect(await addTables()).toEqual(['E1', 'F1', 'G1', 'H1']);
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + 50 * HOUR_MS);
  expect(await addTables()).toEqual(['A1', 'B1', 'C1', 'D1']);
  harness.clock.now = before;
});

test('S-01 a renamed queue keeps its prefix, so that tickets keep their values', async () => {
  const { id: merchantId } = await newMerchant();
  const { queue } = await createQueue(harness.deps, {
    merchantId,
    draft: { name: 'Fast Track', passMode: 'specific' },
  });
  await changeQueue(harness.deps, { merchantId, queueId: queue.id }, { name: 'Prioritaria' });
  const [renamed] = await byId(queue.id);
  expect(renamed && ticketValue(renamed, 7)).toBe('FA7');
});
