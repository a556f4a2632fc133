import { createLog, createServiceClient } from '@turno/kit';
import { startTestService, testTokens } from '@turno/kit/test';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { createQueuesClient } from '../src/queues-client.ts';
import { createStore } from '../src/store.ts';
import { testDatabase } from './database.ts';
import { startQueuesStandIn } from './queues-stand-in.ts';

export type TestPasses = Awaited<ReturnType<typeof startPasses>>;

/** The whole service on its own database, beside a fake of queues. */
export async function startPasses(name: string, tickets: Parameters<typeof startQueuesStandIn>[0]) {
  const database = await testDatabase(name);
  const { db } = database;
  const queues = await startQueuesStandIn(tickets);
  const tokens = await testTokens();
  const client = createServiceClient({ baseUrl: queues.url, internalSecret: queues.secret });
  const deps: Deps = {
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
    store: await createStore(database),
    queues: createQueuesClient(client),
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
