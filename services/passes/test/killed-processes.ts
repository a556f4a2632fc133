import path from 'node:path';
import { startKilledProcesses as startKilled } from '@turno/kit/test';
import { startQueuesStandIn } from './queues-stand-in.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** Two processes of the service on one database, and what stands for queues. */
export async function startKilledProcesses() {
  const queues = await startQueuesStandIn({});
  const env = { QUEUES_URL: queues.url };
  const system = await startKilled({ service: 'passes', main, secret: queues.secret, env });
  return {
    ...system,
    queues,
    async close() {
      await system.close();
      await queues.close();
    },
  };
}
