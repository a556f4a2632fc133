/** What one module takes from shared ones: pairs of the shared module's options and the exported name, `*` for all. */
function usesOf(module, graph) {
  return (module.dependencies ?? []).flatMap((dependency) => {
    const options = graph.getModule(dependency)?.options;
    if (options?.shareKey === undefined || dependency.ids === undefined) return [];
    return [{ options, name: dependency.ids[0] ?? '*' }];
  });
}

/** What a build takes from shared modules: key -> range and exported names, once all modules are known. */
export function sharedUse(compilation) {
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
