import ipaddr from 'ipaddr.js';

const GLOBAL_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Public by its range, but in Azure it is the host of the virtual machine, which other networks cannot reach. */
const AZURE_HOST = '168.63.129.16';

/** Whether an IP address is public: neither of our own network, nor unassigned, nor either of these in disguise. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside an IPv6 one is judged as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_HOST) return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_V6) : true;
}

/** Names that every network resolves for itself (RFC 6761, RFC 6762, RFC 8375 and ICANN's `internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa|invalid)$/;

/** The problem of a receiver's address; `null` for none, as far as can be seen without resolving it. */
export function webhookAddressProblem(text: string): string | null {
  const url = URL.parse(text);
  if (!url) return 'not an address';
  if (url.protocol !== 'https:') return 'not https';
  if (url.port !== '') return 'not port 443';
  if (url.username !== '' || url.password !== '') return 'names a user';
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  return isInsideNetwork(host) ? 'inside a network' : null;
}

/** Whether a host belongs to our own network by its address or name; the resolver completes a name without a dot. */
function isInsideNetwork(host: string): boolean {
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  return !host.includes('.') || LOCAL_NAME.test(host);
}
