import { existsSync } from 'node:fs';
import { ApiError, type Log, onlyJson } from '@turno/kit';
import type { RemotesFile } from '@turno/shared-types';
import { type RemoteHealth, remoteHealthSchema } from '@turno/shared-types/remote-health';
import { canaryProblem } from '@turno/shared-types/rules';
import { pointerFile } from '@turno/tools/releases';
import { signAnswer } from '@turno/tools/signing';
import cors from 'cors';
import express, { type Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Config } from '../config.ts';
import { createHealthCounts, type RemoteHealthCounts } from './health.ts';
import { createPointer } from './pointer.ts';
import { takeBack } from './taken-back.ts';
import { readPreview, teamTokenOf } from './team-preview.ts';

/** What these routes serve. */
export const REMOTE_PATHS = [
  { method: 'GET', path: '/remotes.json' },
  { method: 'POST', path: '/remote-health' },
  { method: 'GET', path: '/remote-health' },
];

/**
 * Serves the releases of each remote to every origin; `client_key` names the app of the page, which may be pinned. Pages report
 * how their remotes load, and a canary that loads worse than the live version is taken back.
 */
export function remoteRoutes(config: Config, log: Log): Router {
  const { RELEASES_DIR: releasesDir, REMOTE_ORIGINS: origins, POINTER_SIGNING_KEY: key } = config;
  const onError = (error: unknown, what: string) =>
    log.error({ err: error }, `${what} cannot be read`);
  if (!existsSync(pointerFile(releasesDir)))
    log.warn(
      { releasesDir },
      'nothing is released in RELEASES_DIR: pages find no remote until something is',
    );
  const read = createPointer({
    releasesDir,
    origins,
    verifyKeys: config.RELEASE_VERIFY_KEY,
    onError,
  });
  const counts = createHealthCounts();
  const router = express.Router();
  router.get('/remotes.json', cors({ origin: '*' }), async (request, response) => {
    const { client_key: clientKey } = request.query;
    const released = await read(typeof clientKey === 'string' ? clientKey : undefined);
    const file = { ...released, ...(await readPreview(request, { config, onError })) };
    response.set('Cache-Control', 'no-cache').json(key ? signAnswer(file, key, new Date()) : file);
  });
  router.get('/remote-health', (request, response) => {
    if (teamTokenOf(request, config, 'gateway') === null) throw new ApiError('unauthorized');
    response.set('Cache-Control', 'no-store').json(counts.all());
  });
  router.post(
    '/remote-health',
    onlyJson,
    express.json({ limit: '1kb' }),
    async (request, response) => {
      const health = remoteHealthSchema.safeParse(request.body);
      if (!health.success) throw new ApiError('validation_error');
      const file = await read();
      if (isReleased(file, health.data)) {
        counts.count(health.data, ipKeyGenerator(request.ip ?? ''));
        await judge(file, health.data, { releasesDir, counts, log });
      }
      response.status(204).end();
    },
  );
  return router;
}

/** Only released versions are counted, because strangers can report any number of others. */
function isReleased({ remotes, canaries = [] }: RemotesFile, health: RemoteHealth): boolean {
  const known = [...remotes, ...canaries.map(({ release }) => release)];
  return known.some(({ name, version }) => name === health.name && version === health.version);
}

type Judging = { releasesDir: string; counts: RemoteHealthCounts; log: Log };

async function judge(
  { remotes, canaries = [] }: RemotesFile,
  { name, version }: RemoteHealth,
  { releasesDir, counts, log }: Judging,
): Promise<void> {
  const isCanary = canaries.some(
    ({ release }) => release.name === name && release.version === version,
  );
  const liveVersion = remotes.find((record) => record.name === name)?.version;
  if (!isCanary || liveVersion === undefined) return;
  const [canary, live] = [counts.of(name, version), counts.of(name, liveVersion)];
  const problem = canaryProblem(canary, live);
  if (problem === null) return;
  const reason = { at: new Date().toISOString(), problem, canary, live };
  counts.forget(name, version);
  if (await takeBack(releasesDir, { name, version }, reason)) {
    log.error({ name, version, ...reason }, 'a canary was taken back');
  }
}
