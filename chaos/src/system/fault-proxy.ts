import { connect, createServer, type Socket } from 'node:net';

export type FaultProxy = {
  port: number;
  /** Resets one open connection; returns whether there was one. */
  reset(pick: (count: number) => number): boolean;
  close(): Promise<void>;
};

/** A TCP proxy between the services and the database that can reset connections. */
export async function openFaultProxy({
  port,
  socketPath,
}: {
  port: number;
  socketPath: string;
}): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const engine = connect(socketPath);
    open.add(client);
    client.setNoDelay(true);
    client.pipe(engine);
    engine.pipe(client);
    const end = () => {
      open.delete(client);
      client.destroy();
      engine.destroy();
    };
    for (const side of [client, engine]) {
      side.on('error', end);
      side.on('close', end);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    reset(pick) {
      const victim = [...open][pick(open.size)];
      victim?.resetAndDestroy();
      return victim !== undefined;
    },
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
