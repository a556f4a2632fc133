import { hasPage } from '@turno/shared-types';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_MS = 31_536_000_000;

/** These servers only serve; they accept no body. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD').status(405).type('text').send('Method not allowed');
};

/** The page for no address of the product, of which a visitor reads what is wrong (SHL-011). */
const UNKNOWN_PAGE = '/unknown-address';

/** A person who opens an address that does not decode reads so on a page. */
export const pageForBrokenPaths: RequestHandler = (request, _response, next) => {
  if (isVisit(request) && !isDecodable(request.path)) request.url = UNKNOWN_PAGE;
  next();
};

/** So does a person who opens the address of a file that is not there. */
export const pageForMissingFiles: RequestHandler = (request, response, next) => {
  if (isVisit(request)) {
    response.removeHeader('Content-Encoding');
    request.url = UNKNOWN_PAGE;
  }
  next();
};

/** Whether a person opens the address, unlike a page that asks for one of its files, or a program. */
function isVisit(request: Request): boolean {
  return request.accepts(['text', 'html']) === 'html';
}

/** A path that tries to leave its folder gets no answer from any file. */
export const refuseHostilePaths: RequestHandler = (request, response, next) => {
  if (isPlainPath(request.path)) return next();
  response.status(400).type('text').send('Bad path');
};

export const notFound: RequestHandler = (_request, response) => {
  // Of a compressed file that is no longer there.
  response.removeHeader('Content-Encoding');
  response.setHeader('Cache-Control', 'no-store').status(404).type('text').send('Not found');
};

/** The error handler of last resort; it reveals nothing about the cause. */
export const somethingBroke: ErrorRequestHandler = (_error, _request, response, next) => {
  if (response.headersSent) return next(_error);
  response.setHeader('Cache-Control', 'no-store').status(500).type('text').send('Not available');
};

/** Headers about what a document may do; of a page's files they would only be weight. */
const OF_DOCUMENTS = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Files whose address carries a hash or a version: they never change, and lie compressed beside themselves. */
export function unchangingFiles(folder: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      immutable: true,
      maxAge: YEAR_MS,
      redirect: false,
      setHeaders: (response, file) => {
        if (/\.html(\.\w+)?$/.test(file)) return;
        for (const name of OF_DOCUMENTS) response.removeHeader(name);
      },
    },
  });
}

/** Whether a path is one of a file, such as `/main.js`: its last segment has an extension. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}

/** Whether a request wants the app's page: any page of the product, or an unknown path that is not a file's. */
export function wantsPage(request: Request): boolean {
  return hasPage(request.path) || !looksLikeFile(request.path);
}

/** Whether a path is safe: it decodes and does not leave its folder. */
function isPlainPath(path: string): boolean {
  if (!isDecodable(path)) return false;
  const decoded = decodeURIComponent(path);
  return !decoded.includes('\0') && !decoded.includes('\\') && !decoded.split('/').includes('..');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
