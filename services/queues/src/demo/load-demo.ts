import {
  type EventSlot,
  instantOf,
  isSlotBookable,
  type MerchantDay,
  merchantDay,
  presentSlots,
} from '@turno/shared-types/rules';
import { DEMO_MERCHANTS, DEMO_PARTNER_ORIGINS } from '@turno/tools/seed';
import { type Deps as CallingDeps, callNext, changeCounter } from '../calling/index.ts';
import { hashedId } from '../core/index.ts';
import { lineUp } from '../line-up/index.ts';
import type { Catalog } from '../merchants/index.ts';
import type { Deps as ReportsDeps } from '../reports/index.ts';
import { demoDays } from './demo-days.ts';
import { demoPlaceId } from './demo-places.ts';

type Deps = CallingDeps & ReportsDeps;
type DemoMerchant = (typeof DEMO_MERCHANTS)[number];
type DemoQueue = DemoMerchant['queues'][number];

const DEMO = 'demo-data';

/**
 * Loads the demo into a database that has categories and franchisings but no merchants, and today's people into its queues. An
 * interrupted load is repeated; a completed one is not, and people who joined today do not join twice.
 */
export async function loadDemo(deps: Deps): Promise<void> {
  const { store } = deps;
  const progress = await store.checkpoints.read(DEMO);
  if (progress === null && !(await store.merchants.isEmpty())) return;
  if (progress !== 'loaded') {
    await store.checkpoints.write(DEMO, 'loading');
    await writeAll(deps);
    await store.checkpoints.write(DEMO, 'loaded');
  }
  await Promise.all(DEMO_MERCHANTS.map((merchant) => fillQueues(deps, merchant)));
}

async function writeAll(deps: Deps): Promise<void> {
  const { store } = deps;
  const catalog = await store.catalog.read();
  for (const [id, origins] of DEMO_PARTNER_ORIGINS) {
    const franchising = catalog.franchisings.get(id);
    if (franchising)
      await store.catalog.franchisings.put({ ...franchising, origins: [...origins] });
  }
  await Promise.all(DEMO_MERCHANTS.map((merchant) => writeMerchant(deps, catalog, merchant)));
  const queues = DEMO_MERCHANTS.flatMap((merchant) => merchant.queues);
  const openings = DEMO_MERCHANTS.flatMap((merchant) => merchant.openings);
  await store.ids.reserve('merchant', highest(DEMO_MERCHANTS));
  await store.ids.reserve('queue', highest(queues));
  await store.ids.reserve('opening', highest(openings));
}

async function writeMerchant(
  { store, now }: Deps,
  { categories }: Catalog,
  demo: DemoMerchant,
): Promise<void> {
  const { isPaused: _isPaused, queues, managerIds, ...merchant } = demo;
  const parent = categories.get(merchant.categoryId)?.parentId;
  const categoryIds = [merchant.categoryId, ...(parent ? [parent] : [])];
  for (const { called: _called, waiting: _waiting, ...queue } of queues) {
    await store.queues.put({ ...queue, merchantId: merchant.id });
  }
  await store.rollUps.put(merchant.id, demoDays(demo, now()));
  const facts = { categoryIds, hasQueues: queues.length > 0 };
  await store.merchants.put(
    {
      ...merchant,
      team: managerIds.map((userId) => ({ userId, role: 'owner', since: null })),
      placeId: demoPlaceId(merchant.id),
      photos: null,
      isVerified: true,
    },
    facts,
  );
}

function highest(things: readonly { id: number }[]): number {
  return Math.max(...things.map(({ id }) => id));
}

/** People of the demo take numbers as visitors do; a queue that was already used is left alone. */
async function fillQueues(deps: Deps, merchant: DemoMerchant): Promise<void> {
  const day = merchantDay(merchant, deps.now());
  for (const queue of merchant.queues.filter(({ waiting }) => waiting > 0)) {
    try {
      const show = queue.type === 'event' ? bookableShow(queue, merchant, deps.now()) : null;
      const { date, time } = show ?? { date: day.date, time: null };
      const key = { queueId: queue.id, merchantId: merchant.id, date, time };
      const [counter] = await deps.store.counters.ensure([key]);
      if (!counter || counter.lastNumber > 0) continue;
      const filling = { merchant, queue, day, time, counterId: counter.id };
      await fill(queue.passMode === 'free' ? deps : withPasses(deps), filling);
    } catch (error) {
      // A queue that accepts no tickets now stays empty; the others are filled, and the service still starts.
      deps.outside.recordFailure(error, { queueId: queue.id });
    }
  }
}

/** The first show that accepts bookings now. */
function bookableShow(queue: DemoQueue, { timezone }: DemoMerchant, now: Date) {
  const isBookable = (slot: EventSlot) =>
    isSlotBookable({ ...slot, isClosed: false }, now, 'public');
  return presentSlots(queue, now, timezone).find(isBookable) ?? null;
}

/** The demo's people hold passes that no other service needs to know. */
function withPasses(deps: Deps): Deps {
  const { queues } = deps.store;
  const findOf: typeof queues.findOf = async (merchantIds) =>
    (await queues.findOf(merchantIds)).map((queue) => ({ ...queue, passMode: 'free' }));
  return { ...deps, store: { ...deps.store, queues: { ...queues, findOf } } };
}

type Filling = {
  merchant: DemoMerchant;
  queue: DemoQueue;
  day: MerchantDay;
  /** The time of a show. */
  time: string | null;
  counterId: number;
};

async function fill(deps: Deps, { merchant, queue, day, time, counterId }: Filling): Promise<void> {
  const place = { merchantId: merchant.id, queueId: queue.id };
  const keyOf = (part: string) =>
    [DEMO, day.date, queue.id, ...(time ? [time] : []), part].join('-');
  // The calls are a usual wait apart, so that estimates look realistic, and never before midnight.
  const midnight = instantOf(day.date, '00:00', day.timezone);
  const secondsOfDay = (day.now.getTime() - midnight.getTime()) / 1_000;
  const gap = Math.min(queue.defaultWaitingTime, secondsOfDay / (queue.called + 1));
  const people = Array.from({ length: queue.called + queue.waiting }, (_, index) => index + 1);
  const join = (person: number) => {
    const idempotencyKey = keyOf(`person-${person}`);
    return lineUp(earlier(deps, gap * queue.called), {
      ...place,
      caller: { userId: hashedId(idempotencyKey), role: 'ROLE_GUEST' },
      // Staff can add people after hours; shows are booked by the public.
      isStaff: queue.type !== 'event',
      body: { paxCount: partyOf(queue, person) },
      time,
      idempotencyKey,
    });
  };
  const setPaused = (paused: boolean) =>
    changeCounter(deps, { ...place, counterId, change: { paused } });
  // A pause continues on the next day (decision 401).
  if (merchant.isPaused) await setPaused(false);
  await Promise.all(people.map(join));
  for (let commandId = 1; commandId <= queue.called; commandId += 1) {
    await callNext(earlier(deps, gap * (queue.called - commandId)), {
      ...place,
      counterId,
      userId: 1,
      expectedCounter: null,
      idempotencyKey: keyOf(`commandId-${commandId}`),
    });
  }
  if (merchant.isPaused) await setPaused(true);
}

/** Parties of different sizes, all within the limits of the queue. */
function partyOf({ minPax, maxPax }: DemoQueue, person: number): number {
  return Math.min(minPax + ((person + 1) % 3), maxPax ?? Number.POSITIVE_INFINITY);
}

function earlier(deps: Deps, seconds: number): Deps {
  return { ...deps, now: () => new Date(deps.now().getTime() - seconds * 1_000) };
}
