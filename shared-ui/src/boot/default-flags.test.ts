import { DEFAULT_FLAGS, mountOptionsOf } from './index.ts';

test('CST-023, X-37, G-27, G-28 where a host says nothing the switches stand as the product wants them', () => {
  expect(DEFAULT_FLAGS).toEqual({
    displaySpeech: true,
    displayVoice: 'Google italiano',
    openOnlyInTime: true,
    newQrScanner: false,
    facebookSignIn: false,
  });
});

test('a page that turns one switch leaves the others alone', () => {
  const { flags } = mountOptionsOf({ flags: { newQrScanner: true } });
  expect(flags).toEqual({ ...DEFAULT_FLAGS, newQrScanner: true });
});
