import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPage, type Locale, type RemotesFile } from '@turno/shared-types';
import { releasesFor, withPreview } from '@turno/shared-types/rules';
import express, { type Express, type Request, type RequestHandler } from 'express';
import {
  notFound,
  pageForBrokenPaths,
  pageForMissingFiles,
  refuseHostilePaths,
  refuseOtherMethods,
  somethingBroke,
  unchangingFiles,
  wantsPage,
} from '../answers.ts';
import type { PageConfig } from '../config.ts';
import { firstViewStyle } from '../first-view/style.ts';
import { sendPage } from '../page.ts';
import { pageLocale } from '../page-locale.ts';
import type { RemotePointer } from '../remote/remote-pointer.ts';
import {
  newNonce,
  originsOf,
  pagePolicy,
  policyText,
  securityHeaders,
  WORKER_POLICY,
} from '../security-headers.ts';
import { siteFiles } from '../site-files.ts';
import type { ReadTicket } from '../status-page/read-ticket.ts';
import { statusPages } from '../status-page/routes.ts';
import { canaryBucket } from './canary-bucket.ts';
import { ownIntegrity, withIntegrity } from './own-integrity.ts';
import { pageFacts } from './page-facts.ts';
import type { Preview, ReadPreview } from './preview.ts';
import { type PublicReaders, readMark, readVisit } from './read-visit.ts';
import { renderShellPage } from './shell-page.ts';
import { teamDoor } from './team-door.ts';

export type ShellOptions = {
  /** Folder of the host's build. */
  shellDir: string;
  /** Version of the host, for its own check (SHL-024). */
  version: string;
  pointer: RemotePointer;
  remoteOrigins: readonly string[];
  imageOrigins: readonly string[];
  config: PageConfig;
  /** What the public may know, for the descriptions and first views of pages. */
  readers: PublicReaders;
  /** Asks for the ticket of a status page. */
  readTicket: ReadTicket;
  /** Reads the version that a member of the team wants to see. */
  readPreview: ReadPreview;
  /** Public keys of who releases, for the tokens of the team. */
  releaseKeys: readonly KeyObject[];
  /** Proxies in front that may name a visitor's address, in the syntax of Express's `trust proxy`; empty trusts none. */
  trustProxy: string;
};

/** The host's own policies: for the address of its service worker, the hashes of late releases, the worker of the first view. */
const TRUSTED_POLICIES = ['turno-service-worker', 'turno-integrity', 'turno-languages'];

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

function shellPages(options: ShellOptions): RequestHandler {
  const { shellDir, pointer, remoteOrigins, imageOrigins, config, readers, readPreview } = options;
  const own = ownIntegrity(shellDir);
  const template = withIntegrity(readFileSync(join(shellDir, 'index.html'), 'utf8'), own);
  const textsIn = shellTexts(shellDir);
  const viewStyle = firstViewStyle();
  const framedOrigins = config.helpFormUrl ? [new URL(config.helpFormUrl).origin] : [];
  const dataOrigins = [new URL(config.apiBase).origin];
  const company = {
    name: config.companyName ?? '',
    address: config.companyAddress ?? '',
    contact: config.companyContact ?? '',
  };
  return async (request, response, next) => {
    const { path } = request;
    if (!wantsPage(request) && path !== '/index.html') return next();
    const locale = pageLocale(request.headers);
    const [live, preview, { merchant, isMissing, view }, mark] = await Promise.all([
      pointer.read(),
      readPreview(request),
      readVisit({ path, locale, franchiseId: config.franchiseId, company }, readers),
      readMark(config, readers, locale),
    ]);
    const released = previewed(live, preview);
    const bucket = canaryBucket(request, response, released);
    const remotes = released && releasesFor(released, bucket);
    const facts = pageFacts({ path, locale, merchant });
    // The page explains what is missing; the status tells everything that does not run it (SHL-011).
    if (isMissing || !hasPage(path)) response.status(404);
    const texts = textsIn(locale);
    const nonce = newNonce();
    const codeOrigins = [
      ...new Set([...remoteOrigins, ...originsOf(remotes), preview?.codeOrigin ?? []].flat()),
    ];
    const frameAncestors = ["'self'"];
    const origins = { codeOrigins, dataOrigins, imageOrigins, framedOrigins };
    const policy = pagePolicy({
      nonce,
      frameAncestors,
      trustedPolicies: TRUSTED_POLICIES,
      ...origins,
    });
    response.setHeader('Content-Security-Policy', policyText(policy));
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const parts = renderShellPage({
      ...{ template, own, remotes, nonce, path, facts, texts, viewStyle, mark },
      config: {
        ...config,
        ...(bucket === null ? {} : { canaryBucket: bucket }),
        ...(preview === null ? {} : { preview: configOf(preview) }),
      },
      view: isShown(request) ? view : null,
    });
    sendPage(request, response, parts);
  };
}

/** The pointer with the version that the visitor may see in place of the live one. */
function previewed(released: RemotesFile | null, preview: Preview | null): RemotesFile | null {
  return released && preview?.release ? withPreview(released, preview.release) : released;
}

const configOf = ({ name, version, release, codeOrigin }: Preview) => ({
  ...{ name, version, codeOrigin, isMissing: release === null && codeOrigin === null },
});

/** Whether a person will look at the answer; the service worker stores one page for all addresses (S-18). */
function isShown(request: Request): boolean {
  const destination = request.headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/** Finds the scripts of the shell's texts in a language. */
function shellTexts(shellDir: string): (locale: Locale) => string[] {
  const file = join(shellDir, 'chunks.json');
  const chunks: Record<string, { js: string[] }> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return (locale) =>
    ['shared-texts', 'operated-texts', 'texts'].flatMap(
      (name) => chunks[`${name}-${locale}`]?.js.map((each) => `/${each}`) ?? [],
    );
}
