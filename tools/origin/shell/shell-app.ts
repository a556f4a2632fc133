import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import {
  notFound,
  pageForBrokenPaths,
  pageForMissingFiles,
  refuseHostilePaths,
  refuseOtherMethods,
  somethingBroke,
  unchangingFiles,
} from '../answers.ts';
import { policyText, securityHeaders, WORKER_POLICY } from '../security-headers.ts';
import { siteFiles } from '../site-files.ts';
import type { ReadTicket } from '../status-page/read-ticket.ts';
import { statusPages } from '../status-page/routes.ts';
import { type PageOptions, previewed, shellPages } from './shell-pages.ts';
import { teamDoor } from './team-door.ts';

export type ShellOptions = PageOptions & {
  /** Version of the host, for its own check (SHL-024). */
  version: string;
  /** Asks for the ticket of a status page. */
  readTicket: ReadTicket;
  /** Public keys of who releases, for the tokens of the team. */
  releaseKeys: readonly KeyObject[];
  /** Proxies in front that may name a visitor's address, in the syntax of Express's `trust proxy`; empty trusts none. */
  trustProxy: string;
};

/** The host's origin: its files, and its page for every path that is no file. */
export function createShellApp(options: ShellOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', options.trustProxy === '' ? false : options.trustProxy);
  app.use(...securityHeaders());
  app.post('/team', ...teamDoor(options.releaseKeys));
  app.use(refuseOtherMethods, pageForBrokenPaths, refuseHostilePaths);
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/meta.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ version: options.version });
  });
  app.get('/remotes.json', async (request, response) => {
    const [released, preview] = await Promise.all([
      options.pointer.read(),
      options.readPreview(request),
    ]);
    const remotes = previewed(released, preview);
    response
      .status(remotes ? 200 : 503)
      .setHeader('Cache-Control', 'no-cache')
      .json(remotes);
  });
  app.get('/service-worker.js', serviceWorker(options.shellDir));
  app.use(siteFiles());
  app.get('/t/:code', statusPages(options.readTicket));
  const pages = shellPages(options);
  app.use(pages);
  app.use(unchangingFiles(options.shellDir));
  app.use(pageForMissingFiles, pages);
  app.use(notFound, somethingBroke);
  return app;
}

/** The script of the service worker (S-18), at a fixed address and therefore revalidated before each use. */
function serviceWorker(shellDir: string): RequestHandler {
  const options = { root: join(shellDir, 'worker'), cacheControl: false };
  return (_request, response) => {
    response.setHeader('Content-Security-Policy', policyText(WORKER_POLICY));
    response.setHeader('Cache-Control', 'no-cache').sendFile('service-worker.js', options);
  };
}
