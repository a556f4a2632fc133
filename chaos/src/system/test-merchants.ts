import type { Collection, Db, Document } from 'mongodb';
import type { QueueUsage } from '../workload/scenario.ts';
import { type QueuePlan, queuePlans } from './queue-plans.ts';

type Merchant = { id: number; managerId: number; queues: { id: number; usage: QueueUsage }[] };
export type TestMerchants = {
  merchants: Merchant[];
  /** Its queues ask for a pass. */
  park: { id: number; managerId: number; queueIds: [number, number, number] };
  categoryOf: Map<number, number>;
  perCategory: Map<number, number>;
};

const MERCHANTS = 5;
const QUEUE_IDS_EACH = 10;
/** The day of a pass follows this zone (decision 191). */
const PASS_ZONE = 'Europe/Rome';
/** Merchants whose category limits the tickets of one person. */
const LIMITED_MERCHANTS = 2;
const PARENT_CATEGORY = 9_001;
const CATEGORY = 9_002;
const CATEGORY_LIMIT = 3;
const FIRST_ID = 50_000;
/** A demo merchant whose queue gives out numbers at any hour. */
const TEMPLATE = 'verdesole-porta-ticino';

type Named = Document & { _id: number };

/**
 * Replaces the demo data with five merchants of twenty queues. Each is a copy of a demo merchant or queue, so that it has
 * every field the service stores today.
 */
export async function seedMerchants(db: Db, now: Date, seats: number): Promise<TestMerchants> {
  const merchants = db.collection<Named>('merchants');
  const queues = db.collection<Named>('queues');
  const merchant = await merchants.findOne({ vanity: TEMPLATE });
  const queue = merchant && (await queues.findOne(ordinaryQueueOf(merchant._id)));
  if (!merchant || !queue)
    throw new Error(`the demo data has no merchant ${TEMPLATE} with a queue`);
  for (const name of ['merchants', 'queues', 'counters', 'tickets', 'turns']) {
    await db.collection(name).deleteMany({});
  }
  const [merchantLike, queueLike] = await Promise.all([
    copierOf(merchants, merchant),
    copierOf(queues, queue),
  ]);
  await limitCategory(db);
  const testMerchants: TestMerchants = {
    merchants: [],
    park: parkIds(),
    categoryOf: new Map(),
    perCategory: new Map([[PARENT_CATEGORY, CATEGORY_LIMIT]]),
  };
  for (let index = 0; index < MERCHANTS; index += 1) {
    const id = FIRST_ID + index;
    const isLimited = index < LIMITED_MERCHANTS;
    const made: Merchant = { id, managerId: FIRST_ID + 1_000 + index, queues: [] };
    await merchants.insertOne({
      ...merchantLike(index),
      _id: id,
      name: `Bottega ${index}`,
      vanity: `bottega-${index}`,
      team: [{ userId: made.managerId, role: 'owner', since: null }],
      categoryId: isLimited ? CATEGORY : null,
      categoryIds: isLimited ? [CATEGORY, PARENT_CATEGORY] : [],
      franchisingId: null,
      timezone: zoneAtNoon(now),
    });
    const plans = queuePlans(index, FIRST_ID + 100 + index * QUEUE_IDS_EACH, seats);
    await queues.insertMany(plans.map((plan, each) => queueOf(plan, queueLike(each), id)));
    for (const { id: queueId, usage } of plans) {
      if (usage) made.queues.push({ id: queueId, usage });
      if (isLimited) testMerchants.categoryOf.set(queueId, PARENT_CATEGORY);
    }
    testMerchants.merchants.push(made);
  }
  const { park } = testMerchants;
  await merchants.insertOne(parkLike(merchantLike(MERCHANTS), park));
  const rides = park.queueIds.map((id) => ({ id, change: { passMode: 'specific' }, usage: null }));
  await queues.insertMany(rides.map((plan, each) => queueOf(plan, queueLike(each), park.id)));
  return testMerchants;
}

const parkLike = (template: Named, { id, managerId }: TestMerchants['park']): Named => ({
  ...template,
  _id: id,
  name: 'Parco',
  vanity: 'parco',
  timezone: PASS_ZONE,
  categoryId: null,
  categoryIds: [],
  franchisingId: null,
  team: [{ userId: managerId, role: 'owner', since: null }],
});

function parkIds(): TestMerchants['park'] {
  const id = FIRST_ID + MERCHANTS;
  const firstQueue = FIRST_ID + 100 + MERCHANTS * QUEUE_IDS_EACH;
  return { id, managerId: id + 1_000, queueIds: [firstQueue, firstQueue + 1, firstQueue + 2] };
}

function queueOf({ id, change }: QueuePlan, template: Named, merchantId: number): Named {
  const plain = { ...template, _id: id, merchantId, name: `Banco ${id}`, minPax: 1, maxPax: 15 };
  return { ...plain, ...change };
}

/** Copies a document; texts under a unique index get a number appended. */
async function copierOf(collection: Collection<Named>, template: Named) {
  const unique = (await collection.indexes()).filter((index) => index.unique === true);
  const names = new Set(unique.flatMap(({ key }) => Object.keys(key)));
  return (index: number): Named => {
    const texts = Object.entries(template).filter(
      ([name, value]) => names.has(name) && typeof value === 'string',
    );
    const changed = texts.map(([name, value]) => [name, `${value} ${index}`]);
    return { ...template, ...Object.fromEntries(changed) };
  };
}

const ordinaryQueueOf = (merchantId: number) => ({
  merchantId,
  type: 'standard',
  passMode: 'free',
  listOnly: false,
  multiQueue: false,
});

async function limitCategory(db: Db): Promise<void> {
  const categories = db.collection<Named>('categories');
  const template = await categories.findOne({ parentId: null });
  const common = { ...template, names: template?.names };
  await categories.insertMany([
    { ...common, _id: PARENT_CATEGORY, parentId: null, maxActiveTicketsPerUser: CATEGORY_LIMIT },
    { ...common, _id: CATEGORY, parentId: PARENT_CATEGORY, maxActiveTicketsPerUser: null },
  ]);
}

/** A time zone where it is about noon, so that no run crosses midnight. */
function zoneAtNoon(now: Date): string {
  const hoursWest = now.getUTCHours() - 12;
  if (hoursWest === 0) return 'UTC';
  return `Etc/GMT${hoursWest > 0 ? '+' : ''}${hoursWest}`;
}
