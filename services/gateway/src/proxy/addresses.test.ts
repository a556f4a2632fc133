import { createAddresses } from './addresses.ts';

test('addresses take turns; one that is down rests for two seconds', () => {
  let now = 0;
  const addresses = createAddresses(['a', 'b', 'c'], () => now);
  const take = (count: number) => Array.from({ length: count }, () => addresses.next()).join('');
  expect(take(4)).toBe('abca');
  addresses.markDown('b');
  expect(take(4)).toBe('caca');
  now = 2_000;
  expect(take(3)).toBe('bca');
});

test('when all are down they are tried all the same', () => {
  const addresses = createAddresses(['a', 'b'], () => 0);
  addresses.markDown('a');
  addresses.markDown('b');
  expect(['a', 'b']).toContain(addresses.next());
});
