import type { Pass } from '@turno/shared-types';
import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import {
  createPassesCall,
  passOwnersCall,
  passTypesCall,
  sharePassesCall,
  withdrawShareCall,
} from '@turno/shared-types/passes';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, idempotentCommandAtom, send } from '@turno/shared-ui/http';
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

/** The codes that were issued last, by their passes. */
const issuedAtom = atom<ReadonlyMap<string, HandOver>>(new Map());

/**
 * PAS-020, G-32: issues a token for passes and shows its code; throws on failure. A token that is still open for them is
 * the same one (decision 393).
 */
export const shareAtom = atom(null, async (get, set, passes: readonly Pass[]): Promise<void> => {
  const passIds = passes.map(({ id }) => id);
  const key = passIds.toSorted((a, b) => a - b).join();
  const known = get(issuedAtom).get(key);
  const expiresAt = Date.now() + SHARE_TOKEN_SECONDS * 1_000;
  const { shareToken: token } = await send(get(httpAtom), sharePassesCall, {
    params: { userId: get(staffIdAtom) },
    body: { passIds, staff: true, ...(known ? { shareToken: known.token } : {}) },
  });
  const handOver = token === known?.token ? known : { passes, token, expiresAt };
  set(issuedAtom, (before) => new Map(before).set(key, handOver));
  set(handOverAtom, handOver);
});

/** PAS-036: withdraws a code. Resolves to `false` when somebody has used it; throws on failure. */
export const withdrawAtom = atom(null, async (get, _set, { token }: HandOver): Promise<boolean> => {
  try {
    const params = { userId: get(staffIdAtom) };
    await send(get(httpAtom), withdrawShareCall, { params, body: { token } });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'passes_not_redeemable') return false;
    throw error;
  }
});

export type NewPasses = { passTypeId: number; passCount: number };

/** Creates passes; one without an answer is sent again as the same command, and creates the same passes. */
const sendCreationAtom = idempotentCommandAtom(
  (get, _set, { userId, ...body }: NewPasses & { userId: number }, idempotencyKey) =>
    send(get(httpAtom), createPassesCall, { params: { userId }, body, idempotencyKey }),
);

/** PAS-019: creates passes; throws on failure. */
export const createAtom = atom(null, async (get, set, body: NewPasses): Promise<Pass[]> => {
  const { passes } = await set(sendCreationAtom, { ...body, userId: get(staffIdAtom) });
  return passes;
});
