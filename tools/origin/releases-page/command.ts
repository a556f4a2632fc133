import { PROJECT } from '../../delivery/project.ts';
import { pagePort, publicUrl, readSettings } from '../../settings/settings.ts';
import { provideSigningKeys } from '../../signing/index.ts';
import { fail, startOrigin } from '../start-origin.ts';
import { provideTeam } from '../team/stored-team.ts';

// `npm run releases`: the page of the teams that release, beside a platform of this machine.

const DEFAULT_PORT = '3900';
const { env } = process;

function prepare(): string | null {
  const settings = readSettings(env, PROJECT);
  env.PORT = `${pagePort('RELEASES_PORT', env.RELEASES_PORT?.trim() || DEFAULT_PORT)}`;
  provideSigningKeys(settings, env);
  env.ORIGIN_ROLE = 'releases';
  env.RELEASES_DIR = settings.releasesDir;
  env.GATEWAY_URL ??= publicUrl(settings, 'gateway');
  env.SITE_BASE ??= publicUrl(settings, 'shell');
  return provideTeam(settings.dataDir, env);
}

try {
  const keyFile = prepare();
  startOrigin(env, () => {
    process.stdout.write(`Releases: http://localhost:${env.PORT}/releases\n`);
    if (keyFile !== null) process.stdout.write(`The key is in ${keyFile}\n`);
  });
} catch (error) {
  fail(error);
}
