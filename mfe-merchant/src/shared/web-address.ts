/** Adds the scheme to a web address as people type it. */
export function webAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
