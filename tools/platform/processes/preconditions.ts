import { createServer } from 'node:net';
import { MongoClient } from 'mongodb';
import { PARTS } from '../../settings/parts.ts';
import type { Settings } from '../../settings/settings.ts';

// A browser tries both meanings of `localhost`, so both must be ours.
const HOSTS = ['127.0.0.1', '::1'];

/** A sentence for each port that another process holds; `null` when all are free. */
export async function takenPorts(settings: Settings): Promise<string | null> {
  const checks = PARTS.map(async ({ name, portVariable }) => {
    const port = settings.ports[name];
    const isTaken = (await Promise.all(HOSTS.map((host) => isPortTaken(port, host)))).some(Boolean);
    return isTaken
      ? `Port ${port} (${name}) is taken: stop what uses it or set ${portVariable}.`
      : null;
  });
  const sentences = (await Promise.all(checks)).filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join('\n') : null;
}

function isPortTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL: no process can hold the port there.
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

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
