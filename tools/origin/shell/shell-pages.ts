import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPage, type Locale, type RemotesFile } from '@turno/shared-types';
import { releasesFor, withPreview } from '@turno/shared-types/rules';
import type { Request, RequestHandler } from 'express';
import { wantsPage } from '../answers.ts';
import type { PageConfig } from '../config.ts';
import { firstViewStyle } from '../first-view/style.ts';
import { sendPage } from '../page.ts';
import { pageLocale } from '../page-locale.ts';
import type { RemotePointer } from '../remote/remote-pointer.ts';
import { newNonce, originsOf, pagePolicy, policyText } from '../security-headers.ts';
import { canaryBucket } from './canary-bucket.ts';
import { ownIntegrity, withIntegrity } from './own-integrity.ts';
import { pageFacts } from './page-facts.ts';
import type { Preview, ReadPreview } from './preview.ts';
import { type PublicReaders, readMark, readVisit } from './read-visit.ts';
import { renderShellPage } from './shell-page.ts';

export type PageOptions = {
  /** Folder of the host's build. */
  shellDir: string;
  pointer: RemotePointer;
  remoteOrigins: readonly string[];
  imageOrigins: readonly string[];
  config: PageConfig;
  /** What the public may know, for the descriptions and first views of pages. */
  readers: PublicReaders;
  /** Reads the version that a member of the team wants to see. */
  readPreview: ReadPreview;
};

/** The host's own policies: for the address of its service worker, the hashes of late releases, the worker of the first view. */
const TRUSTED_POLICIES = ['turno-service-worker', 'turno-integrity', 'turno-languages'];
const FIXED_POLICY = { frameAncestors: ["'self'"], trustedPolicies: TRUSTED_POLICIES };

/** The host's page for every path, with what the server knows of it. */
export function shellPages(options: PageOptions): RequestHandler {
  const { shellDir, pointer, remoteOrigins, imageOrigins, config, readers, readPreview } = options;
  const own = ownIntegrity(shellDir);
  const template = withIntegrity(readFileSync(join(shellDir, 'index.html'), 'utf8'), own);
  const textsIn = shellTexts(shellDir);
  const viewStyle = firstViewStyle();
  const origins = {
    dataOrigins: [new URL(config.apiBase).origin],
    framedOrigins: config.helpFormUrl ? [new URL(config.helpFormUrl).origin] : [],
    imageOrigins,
  };
  const company = companyOf(config);
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
    const policy = pagePolicy({ ...FIXED_POLICY, ...origins, codeOrigins, nonce });
    response.setHeader('Content-Security-Policy', policyText(policy));
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const parts = renderShellPage({
      template,
      own,
      remotes,
      nonce,
      path,
      facts,
      texts,
      viewStyle,
      mark,
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

const companyOf = ({ companyName, companyAddress, companyContact }: PageConfig) => ({
  name: companyName ?? '',
  address: companyAddress ?? '',
  contact: companyContact ?? '',
});

/** The pointer with the version that the visitor may see in place of the live one. */
export function previewed(
  released: RemotesFile | null,
  preview: Preview | null,
): RemotesFile | null {
  return released && preview?.release ? withPreview(released, preview.release) : released;
}

const configOf = ({ name, version, release, codeOrigin }: Preview) => ({
  name,
  version,
  codeOrigin,
  isMissing: release === null && codeOrigin === null,
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
