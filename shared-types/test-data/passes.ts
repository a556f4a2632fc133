import type { Pass, PassOwner } from '../src/entities/pass.ts';

/** A daily Fast Track that belongs to nobody yet. */
export function buildPass(change: Partial<Pass> = {}): Pass {
  return {
    id: 501,
    passTypeId: 1,
    pass_type: { id: 1, name: 'Fast Track', mode: 'specific', franchisingId: null },
    mediacode: 'K7QX2MBP9D',
    token: null,
    disabled: false,
    oneShotProviderUsage: false,
    needsEntrance: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    validFrom: null,
    validTo: null,
    lastProviderUsedAt: null,
    passOwnerId: null,
    ...change,
  };
}

/** An entrance, which needs no activation. */
export function buildEntrance(change: Partial<Pass> = {}): Pass {
  const passType = { id: 3, name: 'Ingresso', mode: 'generic' as const, franchisingId: null };
  return buildPass({
    id: 502,
    passTypeId: 3,
    pass_type: passType,
    needsEntrance: false,
    ...change,
  });
}

/** Anna, without a pass. */
export function buildPassOwner(change: Partial<PassOwner> = {}): PassOwner {
  const passes = change.passes ?? [];
  return {
    id: 31,
    name: 'Anna',
    passes,
    unownedPasses: change.id === null ? passes : [],
    usablePasses: [],
    activablePasses: [],
    passIds: passes.map(({ id }) => id),
    hasValidPassForToday: (change.usablePasses ?? []).length > 0,
    hasActiveUsage: false,
    hasPassesToUpdateUsages: false,
    ...change,
  };
}
