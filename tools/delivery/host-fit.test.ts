import { reasonsNotToFit } from './host-fit.ts';

const shares = (name: string, version: string, requiredVersion = `^${version}`) => ({
  name,
  version,
  requiredVersion,
});
const host = {
  hostApi: '1.2.0',
  shared: [
    shares('react', '19.3.1'),
    shares('@turno/shared-ui/router', '1.1.0'),
    shares('@turno/shared-ui/http', '0.1.4-11111111'),
  ],
};
const remote = (hostApi: string, ...shared: ReturnType<typeof shares>[]) => ({ hostApi, shared });

test('SHL-012 a remote whose singletons the host shares fits', () => {
  const shared = [shares('react', '19.0.0'), shares('@turno/shared-ui/router', '1.1.0')];
  expect(reasonsNotToFit(remote('^1.0.0', ...shared), host)).toEqual([]);
});

test('SHL-012 a remote fits whatever the host has of what it brings a fallback copy of', () => {
  const shared = [
    shares('@turno/shared-ui/http', '0.2.0-22222222'),
    shares('@turno/shared-ui/live', '0.2.0-22222222'),
  ];
  expect(reasonsNotToFit(remote('^1.0.0', ...shared), host)).toEqual([]);
});

test.each([
  {
    name: 'a newer host contract',
    given: remote('^1.3.0'),
    reason: 'It needs host contract ^1.3.0, the host has 1.2.0.',
  },
  {
    name: 'another major version of the host contract',
    given: remote('^2.0.0'),
    reason: 'It needs host contract ^2.0.0, the host has 1.2.0.',
  },
  {
    name: 'no range at all',
    given: remote(''),
    reason: 'It needs host contract , the host has 1.2.0.',
  },
  {
    name: 'a range that the shell would not read as npm does',
    given: remote('1'),
    reason: 'It needs host contract 1, the host has 1.2.0.',
  },
  {
    name: 'a singleton that the host does not share',
    given: remote('^1.0.0', shares('preact', '10.0.0')),
    reason: 'It needs preact, which the host does not share.',
  },
  {
    name: 'a newer package',
    given: remote('^1.0.0', shares('react', '20.0.0')),
    reason: 'It needs react ^20.0.0, the host shares 19.3.1.',
  },
  {
    name: 'a name that the router of the host does not have',
    given: remote('^1.0.0', shares('@turno/shared-ui/router', '1.2.0')),
    reason: 'It needs @turno/shared-ui/router ^1.2.0, the host shares 1.1.0.',
  },
])('SHL-012 refused: $name', ({ given, reason }) => {
  expect(reasonsNotToFit(given, host)).toEqual([reason]);
});
