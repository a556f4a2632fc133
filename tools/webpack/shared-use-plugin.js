import { writeTable } from './write-table.js';

const NAME = 'SharedUsePlugin';

/** What one module takes from shared ones: pairs of the shared module's options and the exported name, `*` for all. */
function usesOf(module, graph) {
  return (module.dependencies ?? []).flatMap((dependency) => {
    const options = graph.getModule(dependency)?.options;
    if (options?.shareKey === undefined || dependency.ids === undefined) return [];
    return [{ options, name: dependency.ids[0] ?? '*' }];
  });
}

function tableOf(compilation) {
  const table = new Map();
  for (const module of compilation.modules) {
    for (const { options, name } of usesOf(module, compilation.moduleGraph)) {
      const { shareKey, requiredVersion } = options;
      const entry = table.get(shareKey) ?? { requiredVersion, uses: new Set() };
      table.set(shareKey, { ...entry, uses: entry.uses.add(name) });
    }
  }
  const lines = [...table].map(([key, { requiredVersion, uses }]) => [
    key,
    { requiredVersion, uses: [...uses].sort() },
  ]);
  return Object.fromEntries(lines.sort(([a], [b]) => a.localeCompare(b)));
}

/** Writes `shared.json`: what the remote takes from its host and in which range, for the release check. */
export class SharedUsePlugin {
  apply(compiler) {
    writeTable(compiler, NAME, tableOf);
  }
}
