import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import helmet from 'helmet';
import { compressed } from '../proxy/compressed.ts';
import { type Limits, openApiDocument } from './open-api.ts';

// Only its files are wanted: importing the package would load all of them into memory.
const require = createRequire(import.meta.url);
const UI = dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));
const UI_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Turno: calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="calls"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls', deepLinking: true });\n`;

/** The contract for machines at `/openapi.json`, for people at `/docs`; nothing is loaded from elsewhere. */
export function documentRoutes(publicUrl: string, limits: Limits): Router {
  const router = Router();
  const document = openApiDocument(publicUrl, limits);
  const policy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // The viewer sets styles on its elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  });
  router.get('/openapi.json', compressed, (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document);
  });
  router.get('/docs', compressed, policy, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START);
  });
  for (const file of UI_FILES) {
    router.get(`/docs/${file}`, compressed, (_request, response) => {
      response.sendFile(join(UI, file), { maxAge: '1d' });
    });
  }
  return router;
}
