import type { RemoteName } from '@turno/shared-types';
import type { RemoteHealth } from '@turno/shared-types/remote-health';
import type { RemoteFailure } from './remote-types.ts';

/** A load that takes longer is reported as slow. */
const SLOW_MS = 4_000;

type Options = {
  /** Whether a canary is tried: only then are loads reported too, to compare the canary with the live version. */
  isCanaryTried: boolean;
  send: (health: RemoteHealth) => void;
};

/** Reports to the gateway how remotes load, without personal data. Failures are always reported. */
export function createHealthReports({ isCanaryTried, send }: Options) {
  return {
    onLoaded(name: RemoteName, version: string, tookMs: number): void {
      if (isCanaryTried) send({ name, version, outcome: tookMs > SLOW_MS ? 'slow' : 'loaded' });
    },
    onFailure({ name, version }: RemoteFailure): void {
      // Without a version not even the pointer was read.
      if (version !== null) send({ name, version, outcome: 'failed' });
    },
  };
}
