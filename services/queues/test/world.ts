import { createSigningKeys } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import { openTestDatabase } from '@turno/tools/database';
import { type Db, MongoClient } from 'mongodb';
import { lineUp } from '../src/actions/line-up.ts';
import type { Deps } from '../src/deps.ts';
import { createDoorTokens } from '../src/door-tokens.ts';
import { merchantDay } from '../src/rules/merchant-day.ts';
import { createStore } from '../src/store/index.ts';
import type {
  CounterRecord,
  MerchantRecord,
  QueueRecord,
  TicketRecord,
} from '../src/store/records.ts';
import { buildMerchant, buildQueue, NOW } from './factories.ts';

export type Place = { merchant: MerchantRecord; queue: QueueRecord; counter: CounterRecord };
export type World = Awaited<ReturnType<typeof openWorld>>;

/** The service's parts on the real engine, with a clock the test moves; one database for each test file. */
export async function openWorld(name: string) {
  const { uri } = await openTestDatabase();
  const client = new MongoClient(uri, {
    writeConcern: { w: 1, journal: true },
    maxPoolSize: 50,
    ignoreUndefined: true,
  });
  const db = client.db(`queues_test_${name}`);
  await db.dropDatabase();
  const events: BusEvent[] = [];
  const listeners = new Set<(event: BusEvent) => void>();
  const clock = { now: NOW };
  const now = () => clock.now;
  const publish = async (event: BusEvent) => {
    events.push(event);
    for (const listener of listeners) listener(event);
  };
  const keys = await createSigningKeys({ db });
  const newStore = () => createStore(db, { now, clock: () => performance.now() });
  const store = await newStore();
  const doorTokens = createDoorTokens({ keys, issuer: 'turno', now });
  const deps: Deps = { now, store, doorTokens, publish };
  return {
    db,
    deps,
    store,
    events,
    clock,
    keys,
    /** The same service as another process would run it. */
    secondDeps: async (): Promise<Deps> => ({ ...deps, store: await newStore() }),
    subscribe(listener: (event: BusEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addPlace: (change: PlaceChange = {}) => addPlace(deps, change),
    close: () => client.close(),
  };
}

type PlaceChange = { merchant?: Partial<MerchantRecord>; queue?: Partial<QueueRecord> };

async function addPlace(deps: Deps, change: PlaceChange): Promise<Place> {
  const merchant = buildMerchant(change.merchant);
  const queue = buildQueue({ ...change.queue, merchantId: merchant.id });
  const categoryIds = merchant.categoryId === null ? [] : [merchant.categoryId];
  await deps.store.merchants.put(merchant, { categoryIds, hasQueues: true });
  await deps.store.queues.put(queue);
  return { merchant, queue, counter: await counterOf(deps, { merchant, queue }) };
}

/** Today's counter, whatever day the clock shows. */
export async function counterOf(
  { store, now }: Deps,
  { merchant, queue }: Pick<Place, 'merchant' | 'queue'>,
): Promise<CounterRecord> {
  const { date } = merchantDay(merchant, now());
  const day = { queueId: queue.id, merchantId: merchant.id, date };
  const [counter] = await store.counters.ensure([day]);
  if (!counter) throw new Error('no counter');
  return counter;
}

type Joining = { key?: string | null; paxCount?: number; role?: 'ROLE_GUEST' | 'ROLE_MERCHANT' };

/** A person takes a number. */
export function join(
  deps: Deps,
  { merchant, queue }: Pick<Place, 'merchant' | 'queue'>,
  userId: number,
  { key = null, paxCount, role = 'ROLE_GUEST' }: Joining = {},
): Promise<TicketRecord> {
  return lineUp(deps, {
    merchantId: merchant.id,
    queueId: queue.id,
    caller: { userId, role },
    isStaff: false,
    body: paxCount === undefined ? {} : { paxCount },
    idempotencyKey: key,
  });
}

/** Every ticket of a counter, smallest number first. */
export async function ticketsOf(db: Db, counterId: number) {
  return db.collection('tickets').find({ counterId }).sort({ number: 1 }).toArray();
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
