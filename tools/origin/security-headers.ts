import { randomBytes } from 'node:crypto';
import type { RemotesFile } from '@turno/shared-types';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** A number used once, for the inline parts of one answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

export type PageSources = {
  nonce: string;
  /** Origins that scripts, styles, fonts and data may come from, besides the page's own. */
  codeOrigins: readonly string[];
  /** Origins that data may come from. */
  dataOrigins: readonly string[];
  /** `'self'` prevents other sites from framing the page. */
  frameAncestors: readonly string[];
  /** Origins that pictures may come from, besides the page's own. */
  imageOrigins: readonly string[];
  /** Origins that the page may frame; none by default. */
  framedOrigins?: readonly string[];
  /** Names of the Trusted Types policies that the page makes; none by default. */
  trustedPolicies?: readonly string[];
};

// What a page of ours may use of the device: the camera for codes, the place for distances, what a board shows with, and
// passkeys.
const ALLOWED = [
  'camera',
  'geolocation',
  'autoplay',
  'fullscreen',
  'screen-wake-lock',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
const REFUSED = ['microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];

/** The Permissions-Policy header: what this page, without the pages it frames, may use of the device. */
const PERMISSIONS = [
  ...ALLOWED.map((name) => `${name}=(self)`),
  ...REFUSED.map((name) => `${name}=()`),
].join(', ');

/** The content security policy of a page: its own code, the remotes' code, nothing inline without the nonce. */
export function pagePolicy(sources: PageSources): Record<string, string[]> {
  const { nonce, codeOrigins, dataOrigins, imageOrigins } = sources;
  const { frameAncestors, framedOrigins = [], trustedPolicies = [] } = sources;
  const once = `'nonce-${nonce}'`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", once, "'wasm-unsafe-eval'", ...codeOrigins],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", once, ...codeOrigins],
    'font-src': ["'self'", ...codeOrigins],
    'connect-src': ["'self'", ...new Set([...dataOrigins, ...codeOrigins])],
    // Logos, and codes drawn in the page. An address that a merchant chose must not learn who visits the page.
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'media-src': ["'self'", 'blob:', ...codeOrigins],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': framedOrigins.length > 0 ? [...framedOrigins] : ["'none'"],
    'frame-ancestors': [...frameAncestors],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    // Strings become script in no sink of the page: injected text finds no sink to run in.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedPolicies.length > 0 ? [...trustedPolicies] : ["'none'"],
  };
}

/** The content security policy of the service worker: it fetches pages and the remotes' files, and its messages show an icon. */
export const WORKER_POLICY = {
  'default-src': ["'none'"],
  'connect-src': ["'self'", 'http:', 'https:'],
  'img-src': ["'self'"],
};

/** One header's text. */
export function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origins of all files that the release pointer names. */
export function originsOf(remotes: RemotesFile | null): string[] {
  const records = remotes ? [...remotes.remotes, ...remotes.previous] : [];
  return [...new Set(records.map(({ entry }) => new URL(entry).origin))];
}

/** The headers of every answer of an origin; each page adds its own policy. */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      // Remote files are loaded by other origins, and displays are framed by venues.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      xFrameOptions: false,
      referrerPolicy: { policy: 'no-referrer' },
      // Browsers ignore it over plain HTTP. Other hosts of the domain are the operator's decision.
      strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: false },
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS);
      next();
    },
  ];
}
