import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import express, { type Express } from 'express';
import { readPointer } from '../../delivery/pointer.ts';
import { RELEASE_FILE, releaseFolder, releaseRecord, releaseSchema } from '../../releases/index.ts';
import { notFound, refuseHostilePaths, refuseOtherMethods, somethingBroke } from '../answers.ts';
import { openToAllOrigins, releasedFiles } from './released-files.ts';

type Options = { name: RemoteName; releasesDir: string; origin: string };

/**
 * The server of a build on a developer's own computer, which a shell elsewhere shows its developer
 * (`?remote=merchant@localhost:3002`): the files, and what the shell has to know of them.
 */
export function createOwnBuildApp({ name, releasesDir, origin }: Options): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(refuseOtherMethods, refuseHostilePaths, openToAllOrigins);
  app.get('/release.json', (_request, response, next) => {
    const version = readPointer(releasesDir).remotes[name]?.version;
    if (version === undefined) return next();
    const file = join(releaseFolder(releasesDir, name, version), RELEASE_FILE);
    const facts = releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    response.setHeader('Cache-Control', 'no-store').json(releaseRecord(facts, origin));
  });
  app.use(releasedFiles(join(releasesDir, name)));
  app.use(notFound, somethingBroke);
  return app;
}
