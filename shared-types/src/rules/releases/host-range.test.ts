import { isInHostRange } from './host-range.ts';

test.each([
  { name: 'the version it was built for', version: '1.0.0', range: '^1.0.0', fits: true },
  { name: 'a newer minor version', version: '1.4.2', range: '^1.1.0', fits: true },
  { name: 'an older minor version', version: '1.0.9', range: '^1.1.0', fits: false },
  { name: 'the next major version', version: '2.0.0', range: '^1.1.0', fits: false },
  { name: 'an exact version', version: '1.2.3', range: '1.2.3', fits: true },
  { name: 'an exact version that differs', version: '1.2.4', range: '1.2.3', fits: false },
  { name: 'any version', version: '1.0.0', range: '*', fits: true },
  { name: 'an unreadable range', version: '1.0.0', range: 'nonsense', fits: false },
  { name: 'a bare number, which is no range', version: '1.2.0', range: '1', fits: false },
  { name: 'no range', version: '1.0.0', range: '', fits: false },
])('SHL-012 a host of $version with a remote for $range: $name', ({ version, range, fits }) => {
  expect(isInHostRange(version, range)).toBe(fits);
});
