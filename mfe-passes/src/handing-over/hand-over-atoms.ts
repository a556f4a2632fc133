import type { Pass } from '@turno/shared-types';
import { createPassesCall, passOwnersCall, passTypesCall } from '@turno/shared-types/passes';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { idempotentCommandAtom, send } from '@turno/shared-ui/http';
import {
  issueCodeAtom,
  type PassCode,
  type Withdrawal,
  withdrawCodesAtom,
} from '@turno/shared-ui/pass-codes';
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

/** Passes that a customer takes over by scanning a code. */
export type HandOver = { passes: readonly Pass[]; code: PassCode };

const shownAtom = atom<{ staffId: number; handOver: HandOver } | null>(null);

/** The passes whose code is shown; hidden from another account. */
export const handOverAtom = atom(
  (get) => {
    const shown = get(shownAtom);
    return shown?.staffId === get(staffIdAtom) ? shown.handOver : null;
  },
  (get, set, handOver: HandOver | null) =>
    set(shownAtom, handOver && { staffId: get(staffIdAtom), handOver }),
);

/** PAS-020, G-32: issues a code for passes and shows it; throws on failure. */
export const shareAtom = atom(null, async (get, set, passes: readonly Pass[]): Promise<void> => {
  const giver = { userId: get(staffIdAtom), isStaff: true };
  const shared = { ownerIds: [], passIds: passes.map(({ id }) => id) };
  set(handOverAtom, { passes, code: await set(issueCodeAtom, giver, shared) });
});

/** PAS-036: withdraws a code, and every other one that hands over some of its passes. */
export const withdrawAtom = atom(
  null,
  (get, set, code: PassCode): Promise<Withdrawal> =>
    set(withdrawCodesAtom, get(staffIdAtom), [code]),
);

export type NewPasses = { passTypeId: number; passCount: number };

/** Creates passes; if a request was unanswered, the same command is sent again and returns the same passes. */
const sendCreationAtom = idempotentCommandAtom(
  (get, _set, { userId, ...body }: NewPasses & { userId: number }, idempotencyKey) =>
    send(get(httpAtom), createPassesCall, { params: { userId }, body, idempotencyKey }),
);

/** PAS-019: creates passes; throws on failure. */
export const createAtom = atom(null, async (get, set, body: NewPasses): Promise<Pass[]> => {
  const { passes } = await set(sendCreationAtom, { ...body, userId: get(staffIdAtom) });
  return passes;
});
