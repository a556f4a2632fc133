import { writeTable } from './write-table.js';

const NAME = 'SharedLentPlugin';

function providedBy(compilation, file) {
  const module = [...compilation.modules].find(({ resource }) => resource === file);
  const names = module && compilation.moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? [...names].sort() : null;
}

/** Writes `shared.json`: what the host lends, in which version and, where it can be told, under which names. */
export class SharedLentPlugin {
  constructor(shared) {
    this.shared = shared;
  }

  apply(compiler) {
    writeTable(compiler, NAME, (compilation) => {
      const lines = Object.entries(this.shared).map(([request, { shareKey, version }]) => [
        shareKey ?? request,
        { version, provides: providedBy(compilation, request) },
      ]);
      return Object.fromEntries(lines);
    });
  }
}
