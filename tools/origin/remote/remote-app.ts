import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import express, { type Express, type RequestHandler } from 'express';
import { readPointer } from '../../delivery/pointer.ts';
import {
  notFound,
  refuseHostilePaths,
  refuseOtherMethods,
  somethingBroke,
  wantsPage,
} from '../answers.ts';
import type { PageConfig } from '../config.ts';
import { dataElement, sendPage, withHead } from '../page.ts';
import { newNonce, pagePolicy, policyText, securityHeaders } from '../security-headers.ts';
import { openToAllOrigins, releasedFiles } from './released-files.ts';

export type RemoteOptions = {
  name: RemoteName;
  releasesDir: string;
  imageOrigins: readonly string[];
  config: PageConfig;
};

/** A remote's origin: every released version's files, and the live version as a page of its own. */
export function createRemoteApp(options: RemoteOptions): Express {
  const { name, releasesDir, config } = options;
  const live = (clientKey = config.clientKey) => {
    const channels = readPointer(releasesDir).remotes[name];
    return channels?.pins?.[clientKey] ?? channels?.version ?? null;
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(...securityHeaders());
  app.use(refuseOtherMethods, refuseHostilePaths, openToAllOrigins);
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', version: live() });
  });
  app.get('/config.json', (_request, response) => {
    const { apiBase, clientKey } = config;
    response.setHeader('Cache-Control', 'no-store').json({ apiBase, clientKey });
  });
  app.use(releasedFiles(join(releasesDir, name)));
  app.get('/embed.mjs', (request, response) => {
    const version = live(clientKeyOf(request));
    if (version === null) return notReleased(response);
    // From where the version's files are, so that the module finds what lies beside it.
    response.setHeader('Cache-Control', 'no-cache').type('text/javascript');
    response.send(`export * from './${version}/plain/embed.mjs';\n`);
  });
  app.get('/embed.css', (request, response) => {
    const version = live(clientKeyOf(request));
    if (version === null) return notReleased(response);
    response.setHeader('Cache-Control', 'no-cache').redirect(`/${version}/plain/embed.css`);
  });
  app.use(plainPages(options, live));
  app.use(notFound, somethingBroke);
  return app;
}

/** A partner's page names its client key, which may be pinned to a version. */
function clientKeyOf({ query }: express.Request): string | undefined {
  return typeof query.client_key === 'string' ? query.client_key : undefined;
}

function notReleased(response: express.Response): void {
  response.setHeader('Cache-Control', 'no-store').status(503).type('text').send('No release yet');
}

function plainPages(
  { name, releasesDir, imageOrigins, config }: RemoteOptions,
  live: () => string | null,
): RequestHandler {
  // A board hangs in a venue's own page; nothing else of ours may be framed by a stranger.
  const frameAncestors = name === 'mfe-display' ? ['*'] : ["'self'"];
  return async (request, response, next) => {
    if (!wantsPage(request)) return next();
    const version = live();
    if (version === null) return notReleased(response);
    const file = join(releasesDir, name, version, 'plain', 'index.html');
    const template = readFileSync(file, 'utf8').replaceAll('="./', `="/${version}/plain/`);
    const nonce = newNonce();
    const dataOrigins = [new URL(config.apiBase).origin];
    const origins = { codeOrigins: [], dataOrigins, imageOrigins };
    const policy = pagePolicy({ nonce, frameAncestors, ...origins });
    response.setHeader('Content-Security-Policy', policyText(policy));
    response.removeHeader('Access-Control-Allow-Origin');
    // A venue's page that isolates itself frames only what says so.
    if (name !== 'mfe-display') {
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    }
    const page = withHead(template, [
      `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`,
      dataElement('turno-config', config),
    ]);
    sendPage(request, response, [page]);
  };
}
