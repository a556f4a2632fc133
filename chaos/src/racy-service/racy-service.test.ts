import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '@turno/tools/database';
import type { Express } from 'express';
import { MongoClient } from 'mongodb';
import { findBrokenPromises } from '../checks/index.ts';
import { connectionTo } from '../connection.ts';
import { readFigures } from '../evidence/figures.ts';
import { readSnapshot } from '../evidence/snapshot.ts';
import type { Run } from '../workload/operations.ts';
import { runWorkload } from '../workload/run-workload.ts';
import { createRacyApp } from './app.ts';
import { racyScenario } from './scenario.ts';

/** An app on a free port of this machine. */
async function startServer(app: Express): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

jest.setTimeout(120_000);

test('the checks find violations of the racy service without any fault', async () => {
  const { uri } = await openTestDatabase();
  const client = await MongoClient.connect(uri, { writeConcern: { w: 1, journal: false } });
  const db = client.db('chaos_racy');
  await db.dropDatabase();
  const { scenario, limits } = await racyScenario(db, 60, 10);
  const server = await startServer(createRacyApp(db));
  const run: Run = {
    scenario,
    connection: connectionTo(server.url, 200),
    history: [],
    checkInCodes: new Map(),
    lineUpsLeft: 600,
    families: [],
    isOver: false,
  };
  await runWorkload(run, 1);
  run.connection.close();
  const snapshot = await readSnapshot(db);
  const figures = await readFigures(server.url, scenario.targets[0]?.merchantId ?? 0);
  const broken = findBrokenPromises({
    history: run.history,
    snapshot,
    figures,
    families: [],
    observations: [],
    unresponsive: [],
    limits,
  });
  await server.close();
  await client.close();
  expect(broken.length).toBeGreaterThanOrEqual(5);
});
