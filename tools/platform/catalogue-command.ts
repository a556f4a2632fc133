import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import webpack, { type Configuration, type Stats } from 'webpack';
import { pagePort } from '../settings/settings.ts';

// `npm run catalogue`: builds the page of all components and keeps it up to date; `-- --build` only builds it.

const DEFAULT_PORT = '6006';
const folder = resolve(import.meta.dirname, '../../shared-ui');
const output = join(folder, 'dist/catalogue');
const isBuildOnly = process.argv.includes('--build');

type ConfigOf = (options: { output: string; mode: 'production' | 'development' }) => Configuration;

async function main(): Promise<void> {
  const config: { default: ConfigOf } = await import(
    pathToFileURL(join(folder, 'webpack.config.js')).href
  );
  const mode = isBuildOnly ? 'production' : 'development';
  const compiler = webpack(config.default({ output, mode }));
  if (!compiler) throw new Error('The catalogue has no build.');
  if (isBuildOnly) {
    compiler.run((error, stats) => process.exit(report(error, stats) ? 0 : 1));
    return;
  }
  const port = pagePort('CATALOGUE_PORT', process.env.CATALOGUE_PORT?.trim() || DEFAULT_PORT);
  compiler.watch({}, report);
  serve(port);
}

function report(error: Error | null, stats: Stats | undefined): boolean {
  const isGood = !error && !stats?.hasErrors();
  console.log(
    error?.message ?? stats?.toString({ preset: isGood ? 'errors-warnings' : 'errors-only' }),
  );
  if (isGood) console.log(`Catalogue built in ${output}`);
  return isGood;
}

function serve(port: number): void {
  const files = express().use(express.static(output));
  files.listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
