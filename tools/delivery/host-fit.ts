import { isInRange } from './version-range.ts';

/** What a host lends: version, and the exported names where they are known. */
export type Lent = Record<string, { version: string; provides: string[] | null }>;
/** What a remote takes: range, and the exported names it uses; `*` is a use of the whole. */
type Taken = Record<string, { requiredVersion: string; uses: string[] }>;

type Host = { hostApi: string; lent: Lent };
type Remote = { hostApi: string; taken: Taken };

/** Why a remote cannot run in a host, one sentence per reason; none when it can. */
export function reasonsNotToFit(remote: Remote, host: Host): string[] {
  const contract = isInRange(host.hostApi, remote.hostApi)
    ? []
    : [`It needs host contract ${remote.hostApi}, the host has ${host.hostApi}.`];
  const shared = Object.entries(remote.taken).flatMap(([name, taken]) =>
    reasonsOfOne(name, taken, host.lent[name]),
  );
  return [...contract, ...shared];
}

function reasonsOfOne(
  name: string,
  taken: Taken[string],
  lent: Lent[string] | undefined,
): string[] {
  if (!lent) return [`It needs ${name}, which the host does not lend.`];
  if (!isInRange(lent.version, taken.requiredVersion)) {
    return [`It needs ${name} ${taken.requiredVersion}, the host lends ${lent.version}.`];
  }
  const { provides } = lent;
  const missing = provides
    ? taken.uses.filter((use) => use !== '*' && !provides.includes(use))
    : [];
  return missing.map((use) => `It uses ${use} of ${name}, which the host's copy does not have.`);
}
