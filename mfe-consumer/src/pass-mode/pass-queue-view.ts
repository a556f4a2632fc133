import type { Merchant, Pass, PassOwner, Queue } from '@turno/shared-types';
import { passModeInForce } from '@turno/shared-types/rules';
import { type PassStatus, passesFor, passStatus } from '../shared/passes/pass-status.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';

export type PassMode = 'specific' | 'generic';

/** Why nobody of a wallet can line up with a pass now (CON-060). */
export type PassBlocker = 'toActivate' | 'usedUp' | 'noPass' | 'noFastTrack';

/**
 * CON-057: the queues of the page by pass mode: Fast Tracks only, any pass, and no pass. The queue named in the address comes
 * first.
 */
export function passQueues(merchant: Merchant, queueId: string | undefined) {
  const isNamed = ({ id }: Queue) => Number(String(id) === queueId);
  const isOf = (mode: Queue['passMode']) => (queue: Queue) => passModeInForce(queue) === mode;
  const queues = topLevelQueues(merchant).toSorted((a, b) => isNamed(b) - isNamed(a));
  return {
    specific: queues.filter(isOf('specific')),
    generic: queues.filter(isOf('generic')),
    others: queues.filter(isOf('free')),
  };
}

/** Whether a queue of this mode accepts the type of a pass. */
const isFor = (pass: Pass, mode: PassMode) =>
  mode === 'generic' || pass.pass_type.mode === 'specific';

const USED_UP = new Set<PassStatus>(['used-up', 'no-uses']);

/** CON-060: why nobody can line up; `null` when somebody can. */
export function passBlocker(
  owners: readonly PassOwner[],
  mode: PassMode,
  now: Date,
): PassBlocker | null {
  const people = owners.filter(({ id }) => id !== null);
  if (people.some((owner) => passesFor(owner, mode).length > 0)) return null;
  if (people.some((owner) => owner.activablePasses.some((pass) => isFor(pass, mode)))) {
    return 'toActivate';
  }
  const isUsedUp = people.some((owner) =>
    owner.passes.some((pass) => isFor(pass, mode) && USED_UP.has(passStatus(pass, owner, now))),
  );
  if (isUsedUp) return 'usedUp';
  return mode === 'specific' ? 'noFastTrack' : 'noPass';
}

/** One person of the track list: the passes to choose from, and those to activate first. */
export type Candidate = { owner: PassOwner & { id: number }; usable: Pass[]; activable: Pass[] };

/** CON-058, CON-059: the people with a pass for a queue of this mode that can be used now or after activation. */
export function candidates(owners: readonly PassOwner[], mode: PassMode): Candidate[] {
  return owners.flatMap((owner) => {
    const { id } = owner;
    const usable = passesFor(owner, mode);
    const activable = oneOfEachType(owner.activablePasses.filter((pass) => isFor(pass, mode)));
    if (id === null || (usable.length === 0 && activable.length === 0)) return [];
    return [{ owner: { ...owner, id }, usable, activable }];
  });
}

/** One pass of each type: a person has at most one active pass of a type on a day (decision 191). */
function oneOfEachType(passes: readonly Pass[]): Pass[] {
  return [...new Map(passes.toReversed().map((pass) => [pass.passTypeId, pass])).values()];
}
