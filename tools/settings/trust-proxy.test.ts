import { readOriginConfig } from '../origin/config.ts';
import { readSettings } from './settings.ts';

const READERS = {
  'npm start': (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }, '/srv/turno').trustProxy,
  'a server of pages': (TRUST_PROXY: string) =>
    readOriginConfig({ ORIGIN_ROLE: 'shell', TRUST_PROXY }).trustProxy || null,
};

describe.each(Object.entries(READERS))('G-60 %s', (_, read) => {
  test.each(['10.0.0.5', 'loopback, 10.0.0.0/8', 'fd00::/8,uniquelocal'])('trusts %s', (text) => {
    expect(read(text)).toBe(text);
  });

  test('trusts nobody by default', () => {
    expect(read('')).toBeNull();
  });

  test.each(['proxy.example', '10.0.0.0/99', '1', 'loopback, 2', 'true', 'loopback,,10.0.0.5'])(
    'names the variable for %s',
    (text) => {
      expect(() => read(text)).toThrow(/^TRUST_PROXY must list .*\.$/);
    },
  );
});
