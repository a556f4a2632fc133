import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import {
  notFound,
  refuseHostilePaths,
  refuseOtherMethods,
  somethingBroke,
  unchangingFiles,
} from './answers.ts';
import type { PageConfig } from './config.ts';
import { wantsPage } from './page-request.ts';
import type { RemotePointer } from './remote-pointer.ts';
import {
  newNonce,
  originsOf,
  pagePolicy,
  policyText,
  securityHeaders,
} from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { renderShellPage } from './shell-page.ts';

export type ShellOptions = {
  /** Folder of the host's build. */
  shellDir: string;
  /** Version of the host, for its own check (SHL-024). */
  version: string;
  pointer: RemotePointer;
  remoteOrigins: readonly string[];
  config: PageConfig;
};

/** The host's origin: its files, and its page for every path that is no file. */
export function createShellApp(options: ShellOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(...securityHeaders());
  app.use(refuseOtherMethods, refuseHostilePaths);
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/meta.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ version: options.version });
  });
  app.use(shellPages(options));
  app.use(unchangingFiles(options.shellDir));
  app.use(notFound, somethingBroke);
  return app;
}

function shellPages({ shellDir, pointer, remoteOrigins, config }: ShellOptions): RequestHandler {
  const template = readFileSync(join(shellDir, 'index.html'), 'utf8');
  return async (request, response, next) => {
    if (!wantsPage(request) && request.path !== '/index.html') return next();
    const remotes = await pointer.read();
    const nonce = newNonce();
    const codeOrigins = [...new Set([...remoteOrigins, ...originsOf(remotes)])];
    const dataOrigins = [new URL(config.apiBase).origin];
    const policy = pagePolicy({ nonce, codeOrigins, dataOrigins, frameAncestors: ["'self'"] });
    response.setHeader('Content-Security-Policy', policyText(policy));
    const page = renderShellPage({ template, remotes, config, nonce, path: request.path });
    await sendPage(request, response, page);
  };
}
