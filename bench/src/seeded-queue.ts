import { randomInt } from 'node:crypto';
import { type Document, MongoClient } from 'mongodb';
import { HOT_MERCHANT } from './platform.ts';

export type SeededQueue = {
  merchantId: number;
  queueId: number;
  counterId: number;
  managerId: number;
  /** Holders of the waiting tickets, by number. */
  holders: ReadonlyMap<number, number>;
};

type Wanted = { id: number; issued: number; waiting: number };

const BATCH = 10_000;

/**
 * Puts a merchant with one queue and its day into the database, `issued` numbers taken of which the last `waiting` still
 * wait. It is a copy of a merchant of the demo that takes numbers at any hour.
 */
export async function seedQueue(databaseUri: string, wanted: Wanted): Promise<SeededQueue> {
  const client = await MongoClient.connect(databaseUri);
  const db = client.db('turno_queues');
  const model = await db.collection('merchants').findOne({ vanity: HOT_MERCHANT });
  const ofModel = await db.collection('queues').findOne({ merchantId: model?._id });
  if (!model || !ofModel) throw new Error('the demo data has no queue for a rush');
  const { id, issued, waiting } = wanted;
  const counterId = randomInt(2 ** 40, 2 ** 47);
  const names = { merchantId: id, queueId: id, counterId };
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: model.timezone }).format(new Date());
  // Two merchants at one address or of one place are taken for one.
  const { sameAs: _sameAs, ...copy } = model;
  const apart = { placeId: null, franchisingId: null };
  await put(db.collection('merchants'), { ...copy, _id: id, ...namesOf(id), ...apart });
  await put(db.collection('queues'), { ...ofModel, _id: id, merchantId: id });
  await put(db.collection('counters'), {
    _id: counterId,
    queueId: id,
    merchantId: id,
    date,
    time: null,
    lastNumber: issued,
    current: issued - waiting,
    closed: false,
    paused: false,
    createdAt: new Date(),
    pendingTickets: {},
    voided: [],
  });
  const holders = new Map<number, number>();
  for (let from = 1; from <= issued; from += BATCH) {
    const count = Math.min(BATCH, issued - from + 1);
    const batch = Array.from({ length: count }, (_, index) =>
      ticket({ ...names, date, number: from + index, isWaiting: from + index > issued - waiting }),
    );
    for (const each of batch) if ('active' in each) holders.set(each.number, each.userId);
    await db.collection('tickets').insertMany(batch as Document[]);
  }
  await client.close();
  return { ...names, managerId: Number(model.team[0].userId), holders };
}

/** The code that staff scan of a seeded ticket, by its number. */
export function seededCode(number: number): string {
  return String(number).padStart(10, '0');
}

/** What the merchant of a seeded queue is called and where its page is. */
export const namesOf = (id: number) => ({ name: `Bench ${id}`, vanity: `bench-${id}` });

async function put(
  collection: { replaceOne(filter: Document, to: Document, options: Document): Promise<unknown> },
  { _id, ...rest }: Document,
): Promise<void> {
  await collection.replaceOne({ _id }, rest, { upsert: true });
}

type Facts = {
  merchantId: number;
  queueId: number;
  counterId: number;
  date: string;
  number: number;
  isWaiting: boolean;
};

function ticket({ isWaiting, ...facts }: Facts) {
  const { counterId, number } = facts;
  return {
    ...facts,
    _id: `${counterId}-${number}`,
    userId: randomInt(2 ** 40, 2 ** 47),
    paxCount: 1 + (number % 3),
    displayName: null,
    phone: null,
    requestText: '',
    code: seededCode(number),
    firstWaitSeconds: 0,
    createdAt: new Date(),
    canceledAt: null,
    checkedInAt: null,
    nonce: null,
    callExpected: null,
    ...(isWaiting
      ? { state: 'waiting', executedAt: null, active: true }
      : {
          state: 'called',
          executedAt: new Date(),
          callAfter: number - 1,
          callId: `seed-${counterId}-${number}`,
        }),
  };
}
