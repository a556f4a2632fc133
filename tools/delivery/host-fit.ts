import { isInHostRange } from '@turno/shared-types/rules';
import { prerelease, satisfies } from 'semver';

/** What a build shares, as its federation manifest lists it. */
export type SharedModule = { name: string; version: string; requiredVersion: string };

type Build = { hostApi: string; shared: readonly SharedModule[] };

/** Why a remote cannot run in a host, one sentence per reason; none when it can. */
export function reasonsNotToFit(remote: Build, host: Build): string[] {
  const contract = isInHostRange(host.hostApi, remote.hostApi)
    ? []
    : [`It needs host contract ${remote.hostApi}, the host has ${host.hostApi}.`];
  const singletons = remote.shared.filter(({ version }) => !hasFallback(version));
  return [...contract, ...singletons.flatMap((module) => reasonsOf(module, host.shared))];
}

/** A version with a digest names exact sources: where the host has others, the remote runs its own copy. */
const hasFallback = (version: string) => prerelease(version) !== null;

function reasonsOf({ name, requiredVersion }: SharedModule, shared: Build['shared']): string[] {
  const found = shared.find((each) => each.name === name);
  if (!found) return [`It needs ${name}, which the host does not share.`];
  if (satisfies(found.version, requiredVersion)) return [];
  return [`It needs ${name} ${requiredVersion}, the host shares ${found.version}.`];
}
