import { MongoClient } from 'mongodb';

const LIMIT_MS = 5000;

/** Why the database of `MONGODB_URI` cannot be used, without its password; `null` when it answers. */
export async function databaseProblem(uri: string): Promise<string | null> {
  let client: MongoClient | null = null;
  try {
    client = new MongoClient(uri, {
      serverSelectionTimeoutMS: LIMIT_MS,
      connectTimeoutMS: LIMIT_MS,
    });
    await client.db('admin').command({ ping: 1 });
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'no answer';
    return `The database at MONGODB_URI (${withoutPassword(uri)}) does not answer: ${reason}. Start it, correct the address, or unset MONGODB_URI to use the embedded one.`;
  } finally {
    await client?.close();
  }
}

/** An address that may be shown and logged. */
export function withoutPassword(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//');
}
