import ipaddr from 'ipaddr.js';

const GLOBAL_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an IP address is one of the open Internet: none of our own network, of no network, or in disguise. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // A v4 address inside a v6 one is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_V6) : true;
}

/** What is wrong with the address of a receiver of calls; `null` when nothing is, as far as it can be seen unresolved. */
export function webhookAddressProblem(text: string): string | null {
  const url = URL.parse(text);
  if (!url) return 'not an address';
  if (url.protocol !== 'https:') return 'not https';
  if (url.port !== '') return 'not port 443';
  if (url.username !== '' || url.password !== '') return 'names a user';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && !isPublicAddress(host) ? 'inside a network' : null;
}
