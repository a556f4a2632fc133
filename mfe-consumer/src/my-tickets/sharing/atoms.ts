import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import { MAX_PASSES, sharePassesCall, sharePassOwnersCall } from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { walletUserAtom } from '../../shared/passes/atoms.ts';

/** Selects what to share: people with all their passes, and unassociated passes. */
export type Shared = { ownerIds: readonly number[]; passIds: readonly number[] };

/** A code for another phone, the people or passes that it hands over, and until when, in milliseconds. */
export type ShareCode = Shared & { token: string; expiresAt: number };

/** PAS-020: the tokens that hand it over, each for people or for passes and for 15 at most; throws on failure. */
export const shareAtom = atom(null, (get, _set, shared: Shared): Promise<ShareCode[]> => {
  const http = get(httpAtom);
  const params = { userId: get(walletUserAtom) };
  const expiresAt = Date.now() + SHARE_TOKEN_SECONDS * 1_000;
  return Promise.all([
    ...portions(shared.ownerIds).map(async (ownerIds) => {
      const body = { passOwnerIds: ownerIds };
      const { shareToken } = await send(http, sharePassOwnersCall, { params, body });
      return { token: shareToken, expiresAt, ownerIds, passIds: [] };
    }),
    ...portions(shared.passIds).map(async (passIds) => {
      const { shareToken } = await send(http, sharePassesCall, { params, body: { passIds } });
      return { token: shareToken, expiresAt, ownerIds: [], passIds };
    }),
  ]);
});

function portions(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_PASSES) }, (_, at) =>
    ids.slice(at * MAX_PASSES, (at + 1) * MAX_PASSES),
  );
}
