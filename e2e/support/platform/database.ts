import { readFileSync } from 'node:fs';
import { type Db, MongoClient } from 'mongodb';
import { DATA_DIR } from './platform.ts';

/** Where the running platform's engine answers. */
export function databaseUri(): string {
  return readFileSync(`${DATA_DIR}/run/database.uri`, 'utf8').trim();
}

/** The databases behind the running platform, to look at what a call left behind. */
export async function openDatabases(): Promise<{
  queues: Db;
  identity: Db;
  passes: Db;
  close: () => Promise<void>;
}> {
  const client = await MongoClient.connect(databaseUri());
  return {
    queues: client.db('turno_queues'),
    identity: client.db('turno_identity'),
    passes: client.db('turno_passes'),
    close: () => client.close(),
  };
}
