import type { Flags } from '@turno/shared-types';

/** G-27, G-28: how the switches stand where a host says nothing. */
export const DEFAULT_FLAGS: Flags = {
  displaySpeech: true,
  displayVoice: 'Google italiano',
  openOnlyInTime: true,
  newQrScanner: false,
  facebookSignIn: false,
};
