import type { DeviceKind } from '@turno/shared-types/devices';
import { usePairing } from './use-pairing.ts';

/** Keeps a paired screen up to date while it is shown. */
export function FollowDevice({ kind }: { kind: DeviceKind }) {
  usePairing(kind);
  return null;
}
