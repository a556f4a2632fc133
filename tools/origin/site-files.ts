import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';

const STATIC_DIR = fileURLToPath(new URL('../../shell/static', import.meta.url));
const DAY_SECONDS = 86_400;

// Pages of one person only: there is nothing for a search engine, whether or not it may look.
const ROBOTS = [
  'User-agent: *',
  'Disallow: /reservation/',
  'Disallow: /reset-password/',
  'Disallow: /confirm-email/',
  '',
];

/** What browsers and search engines look for at fixed addresses: robots.txt, the web manifest and its pictures. */
export function siteFiles(): RequestHandler {
  const router = Router();
  const keep = `public, max-age=${DAY_SECONDS}`;
  router.use((_request, response, next) => {
    // Others show these pictures beside links to us.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.get('/robots.txt', (_request, response) => {
    response.setHeader('Cache-Control', keep).type('text').send(ROBOTS.join('\n'));
  });
  router.get('/favicon.ico', (_request, response) => {
    response.setHeader('Cache-Control', keep).redirect('/favicon.svg');
  });
  router.use(
    express.static(STATIC_DIR, { index: false, maxAge: DAY_SECONDS * 1_000, redirect: false }),
  );
  return router;
}
