/** A stored JSON object; an empty one where nothing, or something else, is stored. */
export function parseObject(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
