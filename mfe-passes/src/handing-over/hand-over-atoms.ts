import type { Pass } from '@turno/shared-types';
import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import {
  createPassesCall,
  passOwnersCall,
  passTypesCall,
  sharePassesCall,
} from '@turno/shared-types/passes';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey, send } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';

/** The account that creates and hands over passes. */
export const staffIdAtom = atom((get): number => {
  const session = get(sessionAtom);
  if (!session) throw new Error('staff pages are for signed-in accounts');
  return session.id;
});

/** PAS-018: the types of passes that this account may create. */
export const passTypesQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const userId = get(staffIdAtom);
  return {
    queryKey: ['pass-types', userId],
    queryFn: () => send(http, passTypesCall, { params: { userId } }),
  };
});

/** Passes that this account took over from cards and has not handed over yet, such as after a reload. */
export const leftPassesQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const userId = get(staffIdAtom);
  return {
    queryKey: ['left-passes', userId],
    queryFn: async () => {
      const owners = await send(http, passOwnersCall, { params: { userId }, query: { page: 1 } });
      return owners.find(({ id }) => id === null)?.unownedPasses ?? [];
    },
  };
});

/** Passes that a customer takes over by scanning the code of their token. */
export type HandOver = {
  passes: readonly Pass[];
  token: string;
  /** When the token expires, in ms of this device's clock. */
  expiresAt: number;
};

const shownAtom = atom<{ staffId: number; handOver: HandOver } | null>(null);

/** The passes whose code is shown; another account does not see them. */
export const handOverAtom = atom(
  (get) => {
    const shown = get(shownAtom);
    return shown?.staffId === get(staffIdAtom) ? shown.handOver : null;
  },
  (get, set, handOver: HandOver | null) =>
    set(shownAtom, handOver && { staffId: get(staffIdAtom), handOver }),
);

/** PAS-020, G-32: issues a token for passes and shows its code; throws on failure. */
export const shareAtom = atom(null, async (get, set, passes: readonly Pass[]): Promise<void> => {
  const { shareToken: token } = await send(get(httpAtom), sharePassesCall, {
    params: { userId: get(staffIdAtom) },
    body: { passIds: passes.map(({ id }) => id), staff: true },
  });
  const expiresAt = Date.now() + SHARE_TOKEN_SECONDS * 1_000;
  set(handOverAtom, { passes, token, expiresAt });
});

export type NewPasses = { passTypeId: number; passCount: number };

// A creation whose answer was lost is sent again under its idempotency key, and creates the same passes.
const pendingCreationAtom = atom<(NewPasses & { staffId: number; key: string }) | null>(null);
const creationKeyAtom = atom(null, (get, set, { passTypeId, passCount }: NewPasses): string => {
  const pending = get(pendingCreationAtom);
  const staffId = get(staffIdAtom);
  const isSame = pending?.staffId === staffId && pending.passTypeId === passTypeId;
  if (isSame && pending.passCount === passCount) return pending.key;
  const key = newIdempotencyKey();
  set(pendingCreationAtom, { passTypeId, passCount, staffId, key });
  return key;
});

/** PAS-019: creates passes; throws on failure. */
export const createAtom = atom(null, async (get, set, body: NewPasses): Promise<Pass[]> => {
  const idempotencyKey = set(creationKeyAtom, body);
  const params = { userId: get(staffIdAtom) };
  try {
    const { passes } = await send(get(httpAtom), createPassesCall, {
      params,
      body,
      idempotencyKey,
    });
    set(pendingCreationAtom, null);
    return passes;
  } catch (error) {
    const isUnknown = error instanceof CallError && isOutcomeUnknown(error.status);
    if (!isUnknown) set(pendingCreationAtom, null);
    throw error;
  }
});
