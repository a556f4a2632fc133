const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network by which limits count a sender: an IPv4 address, or the first 56 bits of an IPv6 address. Providers assign at
 * least that many to a customer, so counting whole addresses would grant billions of windows to one customer.
 */
export function senderNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const [a = 0, b = 0, c = 0, d = 0] = [...first, ...zeros, ...last].map((group) =>
    Number.parseInt(group, 16),
  );
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
