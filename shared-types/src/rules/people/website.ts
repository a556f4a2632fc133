// The last label of a domain name begins with a letter; in an IPv4 address it is a number.
const DOMAIN_NAME = /^(?:[^.]+\.)+[a-z][^.]+\.?$/;

/**
 * MER-003: whether a text is the address of a site that everybody can open: its host is a domain name rather than a device's
 * name or number.
 */
export function isWebsite(text: string): boolean {
  return URL.canParse(text) && DOMAIN_NAME.test(new URL(text).hostname);
}
