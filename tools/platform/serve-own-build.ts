import { createServer } from 'node:http';
import type { RemoteName } from '@turno/shared-types';
import { createOwnBuildApp } from '../origin/index.ts';
import { readSettings } from '../settings/settings.ts';
import { PROJECT } from './processes/child-specs.ts';

/** Serves what `npm run dev` builds of one remote and starts nothing else; says how a shell elsewhere shows it. */
export async function serveOwnBuild(name: RemoteName, releasesDir: string): Promise<void> {
  const port = readSettings(process.env, PROJECT).ports[name];
  const address = `localhost:${port}`;
  const app = createOwnBuildApp({ name, releasesDir, origin: `http://${address}` });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  process.stdout.write(
    `Sign in to the page of releases and open ${name.replace('mfe-', '')}@${address} in the shell.\n`,
  );
}
