import type { PassOwner as OwnerShown } from '@turno/shared-types';
import { type Pass, presentPass } from '../passes/index.ts';
import type { LoadedOwner } from './read-owners.ts';
import { ownerSummary } from './rules.ts';

/** A pass owner with their passes among those of the user, as they are on a day (PAS-001). */
export function presentPassOwner({
  owner: { id, name },
  passes,
  day,
  now,
}: LoadedOwner): OwnerShown {
  const own = passes.filter(({ passOwnerId }) => passOwnerId === id);
  const { usablePasses, activablePasses, blocked, ...flags } = ownerSummary(own, day, now);
  const shownPass = (pass: Pass) => presentPass(pass, day);
  const shown = own.map(shownPass);
  return {
    id,
    name,
    passes: shown,
    unownedPasses: id === null ? shown : [],
    usablePasses: usablePasses.map(shownPass),
    activablePasses: activablePasses.map(shownPass),
    blocked: blocked.map(({ passId, code, from }) => ({
      passId,
      error_code: code,
      usable_from: from?.toISOString() ?? null,
    })),
    passIds: own.map((pass) => pass.id),
    ...flags,
  };
}
