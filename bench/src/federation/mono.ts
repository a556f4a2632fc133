import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { HOST_API, type RemotesFile } from '@turno/shared-types';
import { runWebpack } from '@turno/tools/delivery';
import { createPublicReaders, createShellApp, readOriginConfig } from '@turno/tools/origin';

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUTPUT = folderOf('../../../.data-bench/mono');
const VERSION = '0.0.0-mono';

// The remote is in the bundle: the pointer only has to say that there is one, and there is nothing to preload.
const POINTER: RemotesFile = {
  schema: 1,
  remotes: [
    {
      name: 'mfe-consumer',
      version: VERSION,
      hostApi: HOST_API,
      entry: 'http://localhost/remoteEntry.js',
      manifest: 'http://localhost/mf-manifest.json',
      integrity: {},
      preload: { js: [], css: [] },
    },
  ],
  previous: [],
};

/** Builds the same screens as one bundle. */
export const buildMono = () =>
  runWebpack(folderOf('../../mono'), { version: VERSION, output: OUTPUT });

/** Serves the bundle by the host's own server; returns how to stop. */
export async function serveMono(gateway: string, port: number): Promise<() => void> {
  const settings = { ORIGIN_ROLE: 'shell', GATEWAY_URL: gateway, API_BASE: gateway };
  const { page: config } = readOriginConfig(settings);
  const app = createShellApp({
    shellDir: OUTPUT,
    version: VERSION,
    pointer: { read: () => Promise.resolve(POINTER) },
    remoteOrigins: [],
    imageOrigins: [],
    config,
    readers: createPublicReaders(gateway, config.clientKey),
    readTicket: () => Promise.resolve('away'),
    readPreview: () => Promise.resolve(null),
    releaseKeys: [],
    trustProxy: '',
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
