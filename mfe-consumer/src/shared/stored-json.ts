/** A stored value; `null` where nothing, or no JSON, is stored: another script of the page's origin may have written it. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
