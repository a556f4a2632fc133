import { createServer } from 'node:net';
import { PARTS } from '../settings/parts.ts';
import type { Settings } from '../settings/settings.ts';

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
