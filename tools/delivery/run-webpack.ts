import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

type Target = { version: string; output: string };

/** Builds a package by its own webpack.config.js; throws the compiler's errors as one text. */
export async function runWebpack(folder: string, target: Target): Promise<void> {
  const config = await import(pathToFileURL(`${folder}/webpack.config.js`).href);
  const compiler = webpack(config.default(target));
  if (!compiler) throw new Error(`${folder} has no build.`);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const trouble = error?.message ?? troubleOf(stats);
      compiler.close(() => (trouble ? reject(new Error(trouble)) : resolve()));
    });
  });
}

function troubleOf(stats: webpack.Stats | webpack.MultiStats | undefined): string | null {
  if (!stats) return 'The compiler ended without a result.';
  return stats.hasErrors() ? stats.toString({ all: false, errors: true }) : null;
}
