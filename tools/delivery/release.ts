import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_API, type RemoteName } from '@turno/shared-types';
import { allowAgain, type Channels, describeTakenBack, releaseFolder } from '../releases/index.ts';
import { readSigningKey, readVerifyKeys, signJson, verifyJson } from '../signing/index.ts';
import { endCanary, goBack, goLive, pin, promote, startCanary, unpin } from './channels.ts';
import { reasonsNotToFit } from './host-fit.ts';
import { changePointer, readPointer } from './pointer.ts';
import { folderOf, PROJECT, readManifest, readPaths, sourceDigest } from './project.ts';
import { MANIFEST, type ReleaseFacts, releaseFacts } from './release-facts.ts';
import { runWebpack } from './run-webpack.ts';
import { readShellBuild } from './shell-build.ts';

type ReleaseOptions = {
  releasesDir: string;
  project?: string;
};

type Outcome = { version: string; isBuilt: boolean };

const FACTS = 'release.json';

/**
 * Builds a release of a remote unless its sources have one already. Nothing but the new folder is written, and it
 * appears whole or not at all. The pointer stays where it is.
 */
export async function ensureRelease(name: RemoteName, options: ReleaseOptions): Promise<Outcome> {
  const { releasesDir, project = PROJECT } = options;
  const folder = folderOf(name, project);
  const { version: packageVersion, turno } = readManifest(folder);
  const version = `${packageVersion}-${sourceDigest(name, project)}`;
  const home = releaseFolder(releasesDir, name, version);
  if (isReleased(home)) return { version, isBuilt: false };

  const output = join(releasesDir, name, `.building-${version}-${process.pid}`);
  mkdirSync(output, { recursive: true });
  try {
    await runWebpack(folder, { version, output });
    rmSync(join(output, 'mf-stats.json'), { force: true });
    const builtAt = new Date().toISOString();
    const identity = { name, version, hostApi: turno?.hostApi ?? '', builtAt };
    const facts = releaseFacts(output, identity, await readPaths(folder));
    writeFacts(output, facts);
    rmSync(home, { recursive: true, force: true });
    renameSync(output, home);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  return { version, isBuilt: true };
}

/** Writes the facts of a release, signed where `RELEASE_SIGNING_KEY` is set. */
export function writeFacts(folder: string, facts: ReleaseFacts): void {
  const key = readSigningKey(process.env.RELEASE_SIGNING_KEY);
  const signed = key === null ? facts : signJson(facts, key);
  writeFileSync(join(folder, FACTS), `${JSON.stringify(signed, null, 2)}\n`);
}

/** Whether a folder is a whole release, signed by a key that counts (`RELEASE_VERIFY_KEY`). */
export function isReleased(folder: string): boolean {
  const file = join(folder, FACTS);
  if (!existsSync(file)) return false;
  const keys = readVerifyKeys(process.env.RELEASE_VERIFY_KEY);
  return keys.length === 0 || verifyJson(JSON.parse(readFileSync(file, 'utf8')), keys);
}

/** Throws a sentence when a release cannot run in the host that is built here. */
function refuseMisfit(name: RemoteName, version: string, options: ReleaseOptions): void {
  const home = releaseFolder(options.releasesDir, name, version);
  const readJson = (file: string) => JSON.parse(readFileSync(join(home, file), 'utf8'));
  const { hostApi } = readJson(FACTS);
  const { shared } = readJson(MANIFEST);
  const host = readShellBuild(options.project);
  // Without a host here only the contract can be checked.
  const reasons = host
    ? reasonsNotToFit({ hostApi, shared }, host)
    : reasonsNotToFit({ hostApi, shared: [] }, { hostApi: HOST_API, shared: [] });
  if (reasons.length > 0) {
    throw new Error(`${name} ${version} does not fit the host. ${reasons.join(' ')}`);
  }
}

/** What a command would do: the channels of the remote as they are and as they will be. */
export type Plan = {
  before: Channels | undefined;
  after: Channels;
  /** Carries it out on the pointer as it is then, and answers the channels. */
  apply: () => Promise<Channels>;
};

type Change = (channels: Channels | undefined) => Channels;

function plan(name: RemoteName, { releasesDir }: ReleaseOptions, change: Change): Plan {
  const before = readPointer(releasesDir).remotes[name];
  return {
    before,
    after: change(before),
    apply: () => changePointer(releasesDir, name, change),
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
  options: ReleaseOptions & { canary?: number },
): Promise<Plan> {
  const { version } = await ensureRelease(name, options);
  refuseMisfit(name, version, options);
  const { canary, releasesDir } = options;
  const planned = plan(name, options, (channels) =>
    canary === undefined ? goLive(channels, version) : startCanary(channels, version, canary),
  );
  return {
    ...planned,
    apply() {
      allowAgain(releasesDir, name, version);
      return planned.apply();
    },
  };
}

/** Plans to make the canary live for everybody; throws a sentence where the gateway has taken it back. */
export function planPromotion(name: RemoteName, options: ReleaseOptions): Plan {
  return plan(name, options, (channels) => {
    const { canary } = released(channels);
    const reason = canary && describeTakenBack(options.releasesDir, name, canary.version);
    if (reason) throw new Error(`${reason} Try it again with --canary, or release it.`);
    return promote(released(channels));
  });
}

/** Plans to take the canary back, or without one to make the version before the live one live again. */
export function planRollback(name: RemoteName, options: ReleaseOptions): Plan {
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
  options: ReleaseOptions & { clientKey: string; version?: string },
): Plan {
  return plan(name, options, (channels) => {
    const { clientKey, version = released(channels).version } = options;
    requireUsable(name, version, options);
    return pin(released(channels), clientKey, version);
  });
}

/** Plans to let the pages of a client follow the live version again. */
export function planUnpin(name: RemoteName, options: ReleaseOptions & { clientKey: string }): Plan {
  return plan(name, options, (channels) => unpin(released(channels), options.clientKey));
}

/** Throws a sentence when a version is not among the releases or cannot run in the host. */
function requireUsable(name: RemoteName, version: string, options: ReleaseOptions): void {
  if (!isReleased(releaseFolder(options.releasesDir, name, version))) {
    throw new Error(`${name} ${version} is not among the releases.`);
  }
  refuseMisfit(name, version, options);
}
