import { reasonsNotToFit } from './host-fit.ts';

const host = {
  hostApi: '1.2.0',
  lent: {
    react: { version: '19.3.1', provides: null },
    '@turno/shared-ui/http': { version: '0.1.4', provides: ['createHttp', 'send'] },
  },
};
const remote = (hostApi: string, taken: Parameters<typeof reasonsNotToFit>[0]['taken'] = {}) => ({
  hostApi,
  taken,
});

test('SHL-012 a remote that takes what the host lends fits', () => {
  const taken = {
    react: { requiredVersion: '^19.0.0', uses: ['useState', '*'] },
    '@turno/shared-ui/http': { requiredVersion: '^0.1.2', uses: ['send'] },
  };
  expect(reasonsNotToFit(remote('^1.0.0', taken), host)).toEqual([]);
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
    name: 'a package nobody lends',
    given: remote('^1.0.0', { preact: { requiredVersion: '^10.0.0', uses: ['h'] } }),
    reason: 'It needs preact, which the host does not lend.',
  },
  {
    name: 'a newer package',
    given: remote('^1.0.0', { react: { requiredVersion: '^20.0.0', uses: ['use'] } }),
    reason: 'It needs react ^20.0.0, the host lends 19.3.1.',
  },
  {
    name: 'a newer face below 1.0.0',
    given: remote('^1.0.0', {
      '@turno/shared-ui/http': { requiredVersion: '^0.2.0', uses: ['send'] },
    }),
    reason: 'It needs @turno/shared-ui/http ^0.2.0, the host lends 0.1.4.',
  },
  {
    name: 'a name that the host was built without',
    given: remote('^1.0.0', {
      '@turno/shared-ui/http': { requiredVersion: '^0.1.0', uses: ['send', 'upload'] },
    }),
    reason: "It uses upload of @turno/shared-ui/http, which the host's copy does not have.",
  },
])('SHL-012 refused: $name', ({ given, reason }) => {
  expect(reasonsNotToFit(given, host)).toEqual([reason]);
});
