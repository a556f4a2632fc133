/** Parses a stored JSON object; an empty object if nothing, or anything else, is stored. */
export function parseObject(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
