import { readFileSync } from 'node:fs';
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

const HTML = 'text/html; charset=utf-8';
const README = new URL('../../../mfe-consumer/README.md', import.meta.url);

/** The page and the policy that the README gives to partners, character by character but for the ports. */
export function pageOfReadme(): { page: string; policy: string } {
  const text = readFileSync(README, 'utf8');
  const [page = '', policy = ''] = [...text.matchAll(/^```html\n(.*?)^```$/gms)].map(
    ([, block = '']) => onTestPorts(block),
  );
  return { page, policy };
}

const RECIPES = new URL('../../../docs/remotes.md', import.meta.url);
const blockOf = (text: string, language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(text)?.[1] ?? '';

/**
 * The page that each recipe of the documentation comes to: the plain one as it is, and what WordPress makes of the other, the
 * script as a tag and the element in place of its shortcode.
 */
export function pagesOfRecipes(): { name: string; html: string }[] {
  const text = readFileSync(RECIPES, 'utf8');
  const php = blockOf(text, 'php');
  const script = /wp_enqueue_script_module\( 'turno', '([^']+)', array\(\), null \)/.exec(php)?.[1];
  const element = /return '([^']+)';/.exec(php)?.[1] ?? '';
  const tag = `<script type="module" src="${script}" id="turno-js-module"></script>`;
  return [
    { name: 'plain HTML', html: blockOf(text, 'html') },
    { name: 'WordPress', html: `${element}${tag}` },
  ].map(({ name, html }) => ({ name, html: `${HEAD}${onTestPorts(html)}` }));
}

const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8" /><title>A partner</title>';

function onTestPorts(text: string): string {
  const { consumer, gateway } = platformUrls();
  return text
    .replaceAll(/http:\/\/localhost:3001|https:\/\/consumer\.queue\.example/g, consumer)
    .replaceAll(/http:\/\/localhost:4000|https:\/\/api\.queue\.example/g, gateway);
}

export type PartnerPage = { url: string; close: () => Promise<void> };

type Serving = {
  /** The page's content security policy; none by default. */
  policy?: string;
  /** Scripts beside the page, by their path. */
  files?: Readonly<Record<string, string>>;
};

/** Serves a partner's page; by default one with conflicting styles that embeds the consumer remote. */
export async function servePartnerPage(
  html: string = page(),
  { policy, files = {} }: Serving = {},
): Promise<PartnerPage> {
  const server: Server = createServer(({ url = '' }, response) => {
    const script = files[url];
    response.setHeader('content-type', script === undefined ? HTML : 'text/javascript');
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    response.end(script ?? html);
  });
  await new Promise<void>((resolve) => server.listen(PORTS.partner, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${PORTS.partner}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
