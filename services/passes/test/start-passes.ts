import { createLog, createServiceClient } from '@turno/kit';
import { connectTestDatabase, startTestService, testTokens } from '@turno/kit/test';
import type { PassPolicy } from '@turno/shared-types';
import { createApp } from '../src/app.ts';
import {
  createPassProvider,
  createQueuesClient,
  createStore,
  type Deps,
  type Store,
} from '../src/deps.ts';
import type { Pass, PassType } from '../src/passes/store/pass-model.ts';
import { startQueuesStandIn } from './queues-stand-in.ts';

export type TestPasses = Awaited<ReturnType<typeof startPasses>>;

/** The whole service on its own database, beside a fake of queues. */
export async function startPasses(tickets: Parameters<typeof startQueuesStandIn>[0]) {
  const database = await connectTestDatabase();
  const { db } = database;
  const queues = await startQueuesStandIn(tickets);
  const tokens = await testTokens();
  const client = createServiceClient({ baseUrl: queues.url, internalSecret: queues.secret });
  const clock = { now: new Date(`${TODAY}T10:00:00Z`) };
  const deps: Deps = {
    now: () => clock.now,
    newKey: () => crypto.randomUUID(),
    store: await createStore(database, () => clock.now),
    queues: createQueuesClient(client),
    provider: await createPassProvider(database, {}, () => undefined),
    googleWallet: null,
    appleWallet: null,
    recordFailure: () => undefined,
  };
  const app = createApp({
    deps,
    verifier: tokens.verifier,
    config: { INTERNAL_SECRET: queues.secret },
    isReady: () => Promise.resolve(true),
    log: createLog('passes', 'silent'),
  });
  const service = await startTestService(app);
  return {
    ...service,
    clock,
    db,
    deps,
    queues,
    tokens,
    async close() {
      await service.close();
      await queues.close();
      await database.close();
    },
  };
}

export const TODAY = '2026-11-21';
/** A policy of this many line-ups a day. */
export function perDay(maxUses: number): PassPolicy {
  return { limits: [{ maxUses, period: 'day', within: 'everywhere' }], pause: null, hours: [] };
}

const FAST_TRACK: PassType = {
  id: 1,
  name: 'Fast Track',
  franchisingId: null,
  merchants: [],
  preferences: [],
  mode: 'specific',
  kind: 0,
  policy: perDay(1),
};

let lastId = 100;

/** A daily Fast Track that is valid today for one use. */
export function buildPass(
  change: Partial<Omit<Pass, 'passType'>> & { passType?: Partial<PassType> } = {},
): Pass {
  lastId += 1;
  const { passType, ...rest } = change;
  return {
    id: lastId,
    mediacode: `CODE${lastId}`,
    userId: 1,
    passOwnerId: 10,
    disabled: false,
    activatedOn: [TODAY],
    createdAt: new Date('2026-11-20T10:00:00Z'),
    issuedBy: null,
    transfers: 0,
    usages: [],
    revision: 0,
    pastUses: 0,
    provider: null,
    returns: [],
    ...rest,
    passType: { ...FAST_TRACK, ...passType },
  };
}

/** Inserts passes of user 1 and their owners; returns the references that a line-up with them sends. */
export async function givePasses(store: Store, passes: readonly Pass[]) {
  const owners = new Set(passes.map(({ passOwnerId }) => passOwnerId ?? 0));
  await store.passOwners.addMissing(
    [...owners].map((id) => ({ id, userId: 1, name: `Persona ${id}` })),
  );
  await store.passes.addMissing(passes);
  return passes.map(({ id, passOwnerId }) => ({ id: passOwnerId ?? 0, passId: id }));
}
