import { createServer } from 'node:http';
import { readOriginConfig } from './config.ts';
import { createOriginApp } from './create-origin-app.ts';
import { rejectUnbuiltHost } from './shell/host-build.ts';

/** Ends the process with one sentence. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Runs a server of pages by its environment until a signal stops it; an expected error is one sentence and exit code 1. */
export function startOrigin(env: NodeJS.ProcessEnv, onListening?: () => void): void {
  try {
    const config = readOriginConfig(env);
    if (config.role.kind === 'shell')
      rejectUnbuiltHost(config.shellDir, env.NODE_ENV === 'production');
    const server = createServer(createOriginApp(config));
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${config.port} is taken.`) : error);
    });
    server.listen(config.port, config.host, onListening);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        server.close(() => process.exit(0));
        server.closeIdleConnections();
      });
    }
  } catch (error) {
    fail(error);
  }
}
