import { createServer, type Server } from 'node:http';
import { PORTS, platformUrls } from '../platform/platform.ts';

const page = (): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>A partner's own page</title>
  <style>h1, button, p { color: rgb(255, 0, 255) !important; text-transform: uppercase; }</style></head>
  <body>
    <h1>Our restaurants</h1>
    <turno-consumer api-base="${platformUrls().gateway}" franchise-id="1" locale="en"></turno-consumer>
    <script type="module" src="${platformUrls().consumer}/embed.mjs"></script>
  </body>
</html>`;

/** Serves a partner's page with conflicting styles that embeds the consumer remote. */
export async function servePartnerPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page());
  });
  await new Promise<void>((resolve) => server.listen(PORTS.partner, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${PORTS.partner}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
