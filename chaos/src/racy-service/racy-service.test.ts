import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { brokenIn } from '../checks/index.ts';
import { readFigures } from '../evidence/figures.ts';
import { readDump } from '../evidence/snapshot.ts';
import { connectionTo } from '../workload/connection.ts';
import type { Play } from '../workload/operations.ts';
import { playPeople } from '../workload/run-workload.ts';
import { createNaiveApp } from './app.ts';
import { naiveScene } from './scenario.ts';
import { startServer } from './start-server.ts';

jest.setTimeout(120_000);

test('the checks find out a careless service, without a single fault', async () => {
  const { uri } = await openTestDatabase();
  const client = await MongoClient.connect(uri, { writeConcern: { w: 1, journal: false } });
  const db = client.db('faults_naive');
  await db.dropDatabase();
  const { scene, limits } = await naiveScene(db, 60, 10);
  const server = await startServer(createNaiveApp(db));
  const play: Play = {
    scene,
    connection: connectionTo(server.url, 200),
    history: [],
    codes: new Map(),
    lineUpsLeft: 600,
    isOver: false,
  };
  await playPeople(play, 1);
  play.connection.close();
  const dump = await readDump(db);
  const figures = await readFigures(server.url, scene.places[0]?.merchantId ?? 0);
  const broken = brokenIn({
    history: play.history,
    dump,
    figures,
    sightings: [],
    silent: [],
    limits,
  });
  await server.close();
  await client.close();
  expect(broken.length).toBeGreaterThanOrEqual(5);
});
