import { MongoClient } from 'mongodb';

/** Counts what the engine wrote since it started: documents inserted, updates, deletes, and finds that modify. */
export async function writeCounter(databaseUri: string) {
  const client = await MongoClient.connect(databaseUri);
  return {
    async count(): Promise<number> {
      const { opcounters, metrics } = await client.db('admin').command({ serverStatus: 1 });
      const { insert, update, delete: removed } = opcounters;
      return insert + update + removed + Number(metrics.commands.findAndModify.total);
    },
    close: () => client.close(),
  };
}
