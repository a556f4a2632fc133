import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MountOptions } from '@turno/shared-types';
import webpack from 'webpack';
import { type PartnerPage, servePartnerPage } from '../browser/partner-page.ts';
import { platformUrls } from '../platform/platform.ts';

/** Bundles the page of another product as its team might, by webpack with nothing of ours. */
export async function buildOtherHost(): Promise<string> {
  const output = mkdtempSync(join(tmpdir(), 'other-host-'));
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: import.meta.dirname,
    entry: './page.js',
    output: { path: output, filename: 'page.js' },
    performance: false,
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  const script = readFileSync(join(output, 'page.js'), 'utf8');
  rmSync(output, { recursive: true });
  return script;
}

type OtherHost = {
  script: string;
  /** The version of React that the page says it shares. */
  reactVersion: string;
  /** What it loads, by the address of a federation manifest. */
  parts: readonly OtherPart[];
};

export type OtherPart = {
  name: string;
  entry: string;
  options: MountOptions;
  /** Loaded once a visitor presses its button. */
  isLater?: boolean;
};

/** Serves that page under a policy that allows its own script and what it loads of ours. */
export async function serveOtherHost({ script, ...settings }: OtherHost): Promise<PartnerPage> {
  const { gateway } = platformUrls();
  const origins = [...new Set(settings.parts.map(({ entry }) => new URL(entry).origin))].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${origins}`,
    ...['style-src', 'font-src', 'media-src'].map((kind) => `${kind} ${origins}`),
    'img-src data:',
    `connect-src ${origins} ${gateway}`,
  ].join('; ');
  const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Another product</title><script defer src="/page.js"></script></head>
  <body>
    <div id="app"></div>
    <script type="application/json" id="settings">${JSON.stringify(settings)}</script>
  </body>
</html>`;
  return servePartnerPage(html, { policy, files: { '/page.js': script } });
}
