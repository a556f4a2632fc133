import ipaddr from 'ipaddr.js';

const GLOBAL_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** A public address by its range; in Azure it is the host of the virtual machine, which answers nobody else. */
const AZURE_HOST = '168.63.129.16';

/** Whether an IP address is one of the open Internet: none of our own network, of no network, or in disguise. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // A v4 address inside a v6 one is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_HOST) return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_V6) : true;
}

/** Names that every network resolves for itself (RFC 6761, RFC 6762, RFC 8375 and ICANN's `internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa|invalid)$/;

/** What is wrong with the address of a receiver of calls; `null` when nothing is, as far as it can be seen unresolved. */
export function webhookAddressProblem(text: string): string | null {
  const url = URL.parse(text);
  if (!url) return 'not an address';
  if (url.protocol !== 'https:') return 'not https';
  if (url.port !== '') return 'not port 443';
  if (url.username !== '' || url.password !== '') return 'names a user';
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  return isInsideNetwork(host) ? 'inside a network' : null;
}

/** Whether a host is one of our own network by its address or name; a name without a dot is completed by the resolver. */
function isInsideNetwork(host: string): boolean {
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  return !host.includes('.') || LOCAL_NAME.test(host);
}
