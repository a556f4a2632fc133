import type { Flags } from '@turno/shared-types';

/** G-27, G-28: the flags of a host that sets none. */
export const DEFAULT_FLAGS: Flags = {
  displaySpeech: true,
  displayVoice: 'Google italiano',
  openOnlyInTime: true,
  newQrScanner: false,
  facebookSignIn: false,
};
