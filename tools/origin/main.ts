import { createServer } from 'node:http';
import { readOriginConfig } from './config.ts';
import { createOriginApp } from './create-origin-app.ts';

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function start(): void {
  const config = readOriginConfig(process.env);
  const server = createServer(createOriginApp(config));
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is taken.`) : error);
  });
  server.listen(config.port, config.host);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}

try {
  start();
} catch (error) {
  fail(error);
}
