/** MER-011: an address as it is read and typed: without its scheme, `www.` and a slash at the end. */
export function posterAddress(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
