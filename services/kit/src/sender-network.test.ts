import fc from 'fast-check';
import { senderNetwork } from './sender-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff:1:2:3:4', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:02aa::9', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::', '2001:db8:1:300::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', ''],
])('G-60 %s counts as %s', (address, network) => {
  expect(senderNetwork(address)).toBe(network);
});

test('G-60 all addresses of one customer are one sender, those of two are two', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), group, (groups, other) => {
      const text = (all: readonly number[]) => all.map((each) => each.toString(16)).join(':');
      const neighbour = [...groups.slice(0, 4), other, ...groups.slice(5)];
      const stranger = [...groups.slice(0, 2), (groups[2] ?? 0) ^ 1, ...groups.slice(3)];
      expect(senderNetwork(text(neighbour))).toBe(senderNetwork(text(groups)));
      expect(senderNetwork(text(stranger))).not.toBe(senderNetwork(text(groups)));
    }),
  );
});
