import { PROJECT } from '../../delivery/project.ts';
import { publicUrl, readSettings } from '../../settings/settings.ts';
import { provideSigningKeys } from '../../signing/index.ts';
import { startOrigin } from '../start-origin.ts';
import { provideTeam } from '../team/stored-team.ts';

// `npm run releases`: the page of the teams that release, beside a platform of this machine.

const DEFAULT_PORT = '3900';
const { env } = process;

const settings = readSettings(env, PROJECT);
provideSigningKeys(settings, env);
const keyFile = provideTeam(settings.dataDir, env);
env.PORT = env.RELEASES_PORT ?? DEFAULT_PORT;
env.ORIGIN_ROLE = 'releases';
env.RELEASES_DIR = settings.releasesDir;
env.GATEWAY_URL ??= publicUrl(settings, 'gateway');
env.SITE_BASE ??= publicUrl(settings, 'shell');
startOrigin(env, () => {
  process.stdout.write(`Releases: http://localhost:${env.PORT}/releases\n`);
  if (keyFile !== null) process.stdout.write(`The key is in ${keyFile}\n`);
});
