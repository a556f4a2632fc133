import { createHash } from 'node:crypto';
import type { RemoteName } from '@turno/shared-types';
import { allowAgain, type Channels, describeTakenBack } from '../releases/index.ts';
import { endCanary, goBack, goLive, pin, promote, startCanary, unpin } from './channels.ts';
import { changePointer, readPointer } from './pointer.ts';
import { ensureRelease } from './release.ts';
import { refuseMisfit, requireUsable } from './usable.ts';

type PlanOptions = {
  releasesDir: string;
  project?: string;
  /** Who changes it, for the history; the user of the system by default. */
  who?: string;
  /** The channels that this person saw (`channelsDigest`): others are not changed. */
  seen?: string;
};

/** What a command would do: the channels of the remote as they are and as they will be. */
export type Plan = {
  before: Channels | undefined;
  after: Channels;
  /** Carries it out on the pointer as it is then, and returns the channels. */
  apply: () => Promise<Channels>;
};

type Change = (channels: Channels | undefined) => Channels;

/** The channels changed after this person had read them. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** Tells channels apart. */
export const channelsDigest = (channels: Channels | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(channels ?? null))
    .digest('hex')
    .slice(0, 16);

function plan(
  name: RemoteName,
  options: PlanOptions,
  change: Change,
  beforeChange: () => void = () => undefined,
): Plan {
  const { releasesDir, who, seen } = options;
  const guarded: Change = (channels) => {
    if (seen !== undefined && channelsDigest(channels) !== seen) {
      throw new ChangedMeanwhile(`${name} was changed meanwhile.`);
    }
    return change(channels);
  };
  const carryOut: Change = (channels) => {
    const after = guarded(channels);
    beforeChange();
    return after;
  };
  const before = readPointer(releasesDir).remotes[name];
  return {
    before,
    after: guarded(before),
    apply: () => changePointer(releasesDir, name, carryOut, who),
  };
}

/** The channels of a remote that has some; throws a sentence otherwise. */
function released(channels: Channels | undefined): Channels {
  if (channels === undefined) throw new Error('Nothing of it is released yet.');
  return channels;
}

/**
 * Builds where needed, checks against the host, and plans to make it live or, with `canary`, to let that percentage of the
 * visitors try it. Throws a sentence and changes nothing if it does not fit.
 */
export async function planRelease(
  name: RemoteName,
  options: PlanOptions & { canary?: number },
): Promise<Plan> {
  const { version } = await ensureRelease(name, options);
  const { canary, releasesDir } = options;
  if (canary !== undefined) return planCanary(name, { ...options, version, percent: canary });
  refuseMisfit(name, version, options);
  const change: Change = (channels) => goLive(channels, version);
  return plan(name, options, change, () => allowAgain(releasesDir, name, version));
}

/** Plans to let a percentage of the visitors try a version that is among the releases. */
export function planCanary(
  name: RemoteName,
  options: PlanOptions & { version: string; percent: number },
): Plan {
  const { version, percent, releasesDir } = options;
  requireUsable(name, version, options);
  const change: Change = (channels) => startCanary(channels, version, percent);
  // A version that was taken back is tried again.
  return plan(name, options, change, () => allowAgain(releasesDir, name, version));
}

/** Plans to make the canary live for everybody; throws a sentence where the gateway has taken it back. */
export function planPromotion(name: RemoteName, options: PlanOptions): Plan {
  return plan(name, options, (channels) => {
    const { canary } = released(channels);
    const reason = canary && describeTakenBack(options.releasesDir, name, canary.version);
    if (reason) throw new Error(`${reason} Try it again with --canary, or release it.`);
    return promote(released(channels));
  });
}

/** Plans to take the canary back, or without one to make the version before the live one live again. */
export function planRollback(name: RemoteName, options: PlanOptions): Plan {
  return plan(name, options, (channels) => {
    if (released(channels).canary) return endCanary(released(channels));
    const after = goBack(released(channels));
    requireUsable(name, after.version, options);
    return after;
  });
}

/** Plans to keep the pages of a client on a version, by default on the live one. */
export function planPin(
  name: RemoteName,
  options: PlanOptions & { clientKey: string; version?: string },
): Plan {
  return plan(name, options, (channels) => {
    const { clientKey, version = released(channels).version } = options;
    requireUsable(name, version, options);
    return pin(released(channels), clientKey, version);
  });
}

/** Plans to let the pages of a client follow the live version again. */
export function planUnpin(name: RemoteName, options: PlanOptions & { clientKey: string }): Plan {
  return plan(name, options, (channels) => unpin(released(channels), options.clientKey));
}
