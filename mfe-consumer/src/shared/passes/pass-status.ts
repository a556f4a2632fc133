import type { Pass, PassOwner } from '@turno/shared-types';
import { isSpent } from '@turno/shared-types/rules';

/** What a pass is good for now (PAS-021). */
export type PassStatus =
  | 'usable'
  | 'to-activate'
  | 'later'
  | 'used-up'
  | 'no-uses'
  | 'expired'
  | 'disabled';

type PassesOfOwner = Pick<PassOwner, 'usablePasses' | 'activablePasses' | 'blocked'>;

/** The status of a pass, as of when its owner was fetched. */
export function passStatus(pass: Pass, owner: PassesOfOwner, now: Date): PassStatus {
  if (pass.disabled) return 'disabled';
  if (pass.validTo !== null && Date.parse(pass.validTo) <= now.getTime()) return 'expired';
  if (owner.activablePasses.some(({ id }) => id === pass.id)) return 'to-activate';
  if (owner.usablePasses.some(({ id }) => id === pass.id)) return 'usable';
  const blocker = owner.blocked?.find(({ passId }) => passId === pass.id);
  if (blocker && isSpent({ code: blocker.error_code, from: blocker.usable_from })) return 'no-uses';
  if (blocker && blocker.error_code !== 'pass_not_usable') return 'used-up';
  return blocker || isForLater(pass, now) ? 'later' : 'used-up';
}

/**
 * Whether a pass begins later, or waits while another one of its type is active. A service of an older release sends no
 * `isActivated`.
 */
function isForLater({ validFrom, isActivated, pass_type: { mode } }: Pass, now: Date): boolean {
  if (mode === 'specific' && isActivated === false) return true;
  return validFrom === null ? mode === 'specific' : Date.parse(validFrom) > now.getTime();
}

/** CON-074: the passes without an owner that can still be assigned. */
export function unnamedPasses(owners: readonly PassOwner[], now: Date): Pass[] {
  return owners
    .filter(({ id }) => id === null)
    .flatMap((nobody) => nobody.passes.filter((pass) => isActive(passStatus(pass, nobody, now))));
}

/** CON-072: whether a pass can be used now or later. */
export function isActive(status: PassStatus): boolean {
  return status !== 'expired' && status !== 'disabled' && status !== 'no-uses';
}

/** The passes of an owner that a queue of this mode accepts, the most suitable first (CON-058). */
export function passesFor(
  { usablePasses }: Pick<PassOwner, 'usablePasses'>,
  mode: 'specific' | 'generic',
): Pass[] {
  const fitting = usablePasses.filter((pass) => pass.pass_type.mode === mode);
  // A generic queue accepts a Fast Track too, which is worth more elsewhere.
  const others = usablePasses.filter((pass) => pass.pass_type.mode === 'specific');
  return mode === 'specific' ? fitting : [...fitting, ...others];
}
