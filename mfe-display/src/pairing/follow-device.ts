import { usePairing } from './use-pairing.ts';

/** Keeps a paired board up to date while it is shown. */
export function FollowDevice() {
  usePairing();
  return null;
}
