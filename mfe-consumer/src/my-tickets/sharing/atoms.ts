import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import {
  MAX_PASSES,
  sharePassesCall,
  sharePassOwnersCall,
  withdrawShareCall,
} from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { walletUserAtom } from '../../shared/passes/atoms.ts';

/** Selects what to share: people with all their passes, and unassociated passes. */
export type Shared = { ownerIds: readonly number[]; passIds: readonly number[] };

/** A code for another phone, the people or passes that it hands over, and until when, in milliseconds. */
export type ShareCode = Shared & { token: string; expiresAt: number };

/** The codes that were issued last, by what they hand over. */
const issuedAtom = atom<ReadonlyMap<string, ShareCode>>(new Map());

/**
 * PAS-020: the tokens that hand it over, each for people or for passes and for 15 at most; throws on failure. A token that
 * is still open for the same is the same one (decision 393).
 */
export const shareAtom = atom(null, async (get, set, shared: Shared): Promise<ShareCode[]> => {
  const http = get(httpAtom);
  const userId = get(walletUserAtom);
  const expiresAt = Date.now() + SHARE_TOKEN_SECONDS * 1_000;
  const parts: Shared[] = [
    ...portions(shared.ownerIds).map((ownerIds) => ({ ownerIds, passIds: [] })),
    ...portions(shared.passIds).map((passIds) => ({ ownerIds: [], passIds })),
  ];
  const codes = await Promise.all(
    parts.map(async (part) => {
      const known = get(issuedAtom).get(keyOf(part));
      const token = await issue(http, userId, { ...part, known: known?.token });
      return token === known?.token ? known : { ...part, token, expiresAt };
    }),
  );
  set(
    issuedAtom,
    (before) => new Map([...before, ...codes.map((code) => [keyOf(code), code] as const)]),
  );
  return codes;
});

/** PAS-036: withdraws codes. Resolves to `false` when somebody has used one of them; throws on failure. */
export const withdrawAtom = atom(null, async (get, _set, codes: readonly ShareCode[]) => {
  const http = get(httpAtom);
  const userId = get(walletUserAtom);
  const ends = await Promise.all(codes.map(({ token }) => withdraw(http, userId, token)));
  return ends.every((isUnused) => isUnused);
});

function keyOf({ ownerIds, passIds }: Shared): string {
  return JSON.stringify([ownerIds, passIds].map((ids) => ids.toSorted((a, b) => a - b)));
}

type Issue = Shared & { known: string | undefined };

async function issue(http: Http, userId: number, { ownerIds, passIds, known }: Issue) {
  const params = { userId };
  const earlier = known === undefined ? {} : { shareToken: known };
  const { shareToken } =
    ownerIds.length > 0
      ? await send(http, sharePassOwnersCall, {
          params,
          body: { passOwnerIds: [...ownerIds], ...earlier },
        })
      : await send(http, sharePassesCall, { params, body: { passIds: [...passIds], ...earlier } });
  return shareToken;
}

async function withdraw(http: Http, userId: number, token: string): Promise<boolean> {
  try {
    await send(http, withdrawShareCall, { params: { userId }, body: { token } });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'passes_not_redeemable') return false;
    throw error;
  }
}

function portions(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_PASSES) }, (_, at) =>
    ids.slice(at * MAX_PASSES, (at + 1) * MAX_PASSES),
  );
}
