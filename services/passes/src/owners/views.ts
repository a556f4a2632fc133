import type { PassOwner as OwnerShown } from '@turno/shared-types';
import { presentPass } from '../passes/index.ts';
import type { LoadedOwner } from './read-owners.ts';
import { ownerSummary } from './rules.ts';

/** A pass owner with the owner's passes among those of the user, as they are on a date (PAS-001). */
export function presentPassOwner({
  owner: { id, name },
  passes,
  date,
  now,
}: LoadedOwner): OwnerShown {
  const own = passes.filter(({ passOwnerId }) => passOwnerId === id);
  const { usablePasses, activablePasses, blocked, ...flags } = ownerSummary(own, date, now);
  const shown = own.map(presentPass);
  return {
    id,
    name,
    passes: shown,
    unownedPasses: id === null ? shown : [],
    usablePasses: usablePasses.map(presentPass),
    activablePasses: activablePasses.map(presentPass),
    blocked: blocked.map(({ passId, code, from }) => ({
      ...{ passId, error_code: code },
      usable_from: from?.toISOString() ?? null,
    })),
    passIds: own.map((pass) => pass.id),
    ...flags,
  };
}
