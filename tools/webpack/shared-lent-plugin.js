import webpack from 'webpack';
import { sharedUse } from './shared-use.js';
import { writeTable } from './write-table.js';

function providedBy(compilation, file) {
  const module = [...compilation.modules].find(({ resource }) => resource === file);
  const names = module && compilation.moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? [...names].sort() : null;
}

/** The federation plugin hides what a shared module exports, so nothing else would tell a name that is not there. */
function refuseMissing(compilation, lent) {
  for (const [key, { uses }] of Object.entries(sharedUse(compilation))) {
    const provides = lent[key]?.provides;
    if (!provides) continue;
    for (const name of uses.filter((use) => use !== '*' && !provides.includes(use))) {
      compilation.errors.push(new webpack.WebpackError(`${key} is shared without "${name}".`));
    }
  }
}

/** Writes `shared.json`: what the host lends, in which version and, where it can be told, under which names. */
export class SharedLentPlugin {
  constructor(shared) {
    this.shared = shared;
  }

  apply(compiler) {
    writeTable(compiler, 'SharedLentPlugin', (compilation) => {
      const lines = Object.entries(this.shared).map(([request, { shareKey, version }]) => [
        shareKey ?? request,
        { version, provides: providedBy(compilation, request) },
      ]);
      const lent = Object.fromEntries(lines);
      refuseMissing(compilation, lent);
      return lent;
    });
  }
}
