/** A web address as people type it, with its scheme. */
export function webAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
