import type { PassOwner, PassValidation } from '@turno/shared-types';
import { MAX_PASSES } from '@turno/shared-types/passes';
import type { PassRef } from '@turno/shared-ui/booking';
import type { Candidate } from './pass-queue-view.ts';

/** The services' verdicts on passes at one queue. */
export type Verdicts = {
  /** Everybody of the account who can line up here, also those whom the wallet has not loaded yet (QUE-062). */
  eligible: readonly PassOwner[];
  /** The verdict on each pass that was sent (QUE-063). */
  passes: readonly PassValidation[];
};

/**
 * Splits the passes to be judged into requests that contain each person once, and at most as many people as may line up
 * together.
 */
export function questionsOf(owners: readonly PassOwner[]): PassRef[][] {
  const people = owners.flatMap(({ id, usablePasses }) =>
    id === null ? [] : [usablePasses.map((pass) => ({ id, passId: pass.id }))],
  );
  const most = Math.max(0, ...people.map(({ length }) => length));
  const rounds = Array.from({ length: most }, (_, round) =>
    people.flatMap((refs) => refs.slice(round, round + 1)),
  );
  return rounds.flatMap((refs) =>
    Array.from({ length: Math.ceil(refs.length / MAX_PASSES) }, (_, at) =>
      refs.slice(at * MAX_PASSES, (at + 1) * MAX_PASSES),
    ),
  );
}

/** The people of the wallet and those that only the services named, sorted by name. */
export function withEligible(
  owners: readonly PassOwner[],
  eligible: readonly PassOwner[],
): PassOwner[] {
  const known = new Set(owners.map(({ id }) => id));
  const others = eligible.filter(({ id }) => !known.has(id));
  if (others.length === 0) return [...owners];
  return [...owners, ...others].toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}

/** CON-058: a candidate without the passes that this queue does not accept now, and the reason. */
export function judged(candidate: Candidate, verdicts: readonly PassValidation[]): JudgedCandidate {
  const refused = verdicts.filter(
    ({ id, passId, valid }) =>
      !valid && id === candidate.owner.id && candidate.usable.some((pass) => pass.id === passId),
  );
  const usable = candidate.usable.filter(
    (pass) => !refused.some(({ passId }) => passId === pass.id),
  );
  const [first] = refused.toSorted((a, b) => usableFrom(a) - usableFrom(b));
  return { ...candidate, usable, blocker: usable.length === 0 && first ? first : null };
}

/** `blocker`: why none of the person's passes can be used here now; the reason of the one that can be used first. */
export type JudgedCandidate = Candidate & { blocker: PassValidation | null };

const usableFrom = ({ usable_from: from }: PassValidation) => (from ? Date.parse(from) : Infinity);
