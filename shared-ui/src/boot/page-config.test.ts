import { DEFAULT_FLAGS, mountOptionsOf } from './index.ts';

test('CST-023, X-37, G-27, G-28 without settings of the host the flags have their defaults', () => {
  expect(DEFAULT_FLAGS).toEqual({
    displaySpeech: true,
    displayVoice: 'Google italiano',
    openOnlyInTime: true,
    managerDisable: false,
    newQrScanner: false,
    facebookSignIn: false,
    passkeys: false,
    googleWallet: false,
    appleWallet: false,
  });
});

test('CST-023 a page that turns one switch leaves the others alone', () => {
  const { flags } = mountOptionsOf({ flags: { newQrScanner: true } });
  expect(flags).toEqual({ ...DEFAULT_FLAGS, newQrScanner: true });
});
