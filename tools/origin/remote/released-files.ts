import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { notFound, unchangingFiles } from '../answers.ts';

/** Of a release, or of a build that `npm run dev` watches. */
const VERSION = /^\d+\.\d+\.\d+-([0-9a-f]{8}|dev\d+)$/;

/** The files of a remote run on the pages of others. */
export const openToAllOrigins: RequestHandler = (_request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  next();
};

/** `/<version>/…`: a folder that never changes once it is there. */
export function releasedFiles(home: string): RequestHandler {
  const versions = new Map<string, RequestHandler>();
  return (request, response, next) => {
    const [, version = '', ...rest] = request.path.split('/');
    if (!VERSION.test(version)) return next();
    const folder = join(home, version);
    if (!existsSync(folder)) return notFound(request, response, next);
    const files = versions.get(version) ?? unchangingFiles(folder);
    versions.set(version, files);
    const { url } = request;
    request.url = `/${rest.join('/')}`;
    files(request, response, () => {
      request.url = url;
      notFound(request, response, next);
    });
  };
}
