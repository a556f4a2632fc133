import { debianMirror, isOlderThan } from './glibc.ts';

test.each([
  { name: 'Debian 12 is too old', version: '2.36', older: true },
  { name: 'the needed version is enough', version: '2.38', older: false },
  { name: 'two digits are compared as numbers', version: '2.9', older: true },
  { name: 'a later major version is enough', version: '3.0', older: false },
])('$name', ({ version, older }) => {
  expect(isOlderThan(version, '2.38')).toBe(older);
});

test.each([
  {
    name: 'a deb822 file names its mirror, comments do not count',
    sources: 'Types: deb\n# http://snapshot.example/debian\nURIs: http://mirror.example/debian/\n',
    mirror: 'http://mirror.example/debian',
  },
  {
    name: 'a one-line file names its mirror after the options',
    sources: 'deb [arch=amd64] https://mirror.example/debian bookworm main\n',
    mirror: 'https://mirror.example/debian',
  },
  {
    name: 'the security archive is no mirror of the main one',
    sources: 'deb http://deb.example/debian-security bookworm-security main\n',
    mirror: 'http://deb.debian.org/debian',
  },
])('$name', ({ sources, mirror }) => {
  expect(debianMirror(sources)).toBe(mirror);
});
