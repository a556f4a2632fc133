/** A call's path with its parameters filled in, without the slash in front. */
export function fillPath(path: string, params: unknown): string {
  const values = entriesOf(params);
  return path
    .replace(/^\//, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** A query as text; what is absent is left out. */
export function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
