/**
 * Parses a stored value; `null` if there is none or it is not JSON, because another script of the same origin may have written
 * it.
 */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
