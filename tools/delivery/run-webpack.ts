import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

type Target = { version: string; output: string };

/** Builds a package with its own webpack.config.js; throws the compiler's errors as one text. */
export async function runWebpack(folder: string, target: Target): Promise<void> {
  const config = await import(pathToFileURL(`${folder}/webpack.config.js`).href);
  const made: webpack.Configuration | webpack.Configuration[] = config.default(target);
  const configs = Array.isArray(made) ? made : [made];
  // One after the other: the first empties the folder that the second builds into.
  for (const each of configs) await runOne(each);
}

function runOne(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const trouble = error?.message ?? troubleOf(stats);
      compiler.close(() => (trouble ? reject(new Error(trouble)) : resolve()));
    });
  });
}

function troubleOf(stats: webpack.Stats | undefined): string | null {
  if (!stats) return 'The compiler ended without a result.';
  return stats.hasErrors() ? stats.toString({ all: false, errors: true }) : null;
}
