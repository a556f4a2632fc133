import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import {
  sharePassesCall,
  sharePassOwnersCall,
  withdrawShareCall,
} from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';

/** What is handed over: people with all their passes, and passes without a name. */
export type Shared = { ownerIds: readonly number[]; passIds: readonly number[] };

/** A code for another phone, and what it hands over. */
export type PassCode = Shared & {
  giver: Giver;
  token: string;
  /** Until when it is shown, in milliseconds: the service ends it no earlier. */
  expiresAt: number;
};

/** The account that hands over; staff also give passes that they created (G-32). */
type Giver = { userId: number; isStaff?: boolean };

/** The codes of this page that are open, as far as it knows. */
export const codesAtom = atom<readonly PassCode[]>([]);
/** The tokens of the codes of this page that another phone has used. */
export const usedTokensAtom = atom<readonly string[]>([]);

const TOKEN_MS = SHARE_TOKEN_SECONDS * 1_000;

/**
 * PAS-020: issues a code that hands over people or passes, 15 at most; throws on failure. If one is still open for the same
 * ones, the service returns it again (decision 393). A code that has ended on this page is not used again, although the service
 * may count it as open for a moment longer.
 */
export const issueCodeAtom = atom(
  null,
  async (get, set, giver: Giver, shared: Shared): Promise<PassCode> => {
    for (;;) {
      const known = get(codesAtom).find((code) => isOpen(code) && isSame(code, shared));
      const from = Date.now();
      const token = await requestToken(get(httpAtom), giver, { ...shared, known: known?.token });
      const code =
        token === known?.token ? known : { ...shared, giver, token, expiresAt: from + TOKEN_MS };
      // If the service issued another code, the known one has ended.
      const others = (all: readonly PassCode[]) =>
        all.filter((each) => each !== known && isOpen(each));
      set(codesAtom, (before) => [...others(before), code]);
      if (isOpen(code)) return code;
    }
  },
);

/**
 * PAS-036: forgets the open codes of what is shared that the service has ended, because another device withdrew or used them.
 * Without an answer they stay.
 */
export const checkCodesAtom = atom(null, async (get, set, shared: Shared): Promise<void> => {
  const http = get(httpAtom);
  const open = get(codesAtom).filter((code) => isOpen(code) && overlaps(code, shared));
  const states = await Promise.all(open.map((code) => stateOf(http, code)));
  const ended = open.filter((_, at) => states[at] !== 'open');
  if (ended.length === 0) return;
  const used = open.filter((_, at) => states[at] === 'used').map(({ token }) => token);
  set(usedTokensAtom, (all) => [...all, ...used]);
  set(codesAtom, (all) => all.filter((each) => !ended.includes(each)));
});

async function stateOf(
  http: Http,
  { giver, token, ...shared }: PassCode,
): Promise<'open' | 'ended' | 'used'> {
  try {
    await requestToken(http, giver, { ...shared, known: token, renew: false });
    return 'open';
  } catch (error) {
    if (!(error instanceof CallError)) return 'open';
    if (error.code === 'passes_not_redeemable') return 'used';
    return error.code === 'pass_token_expired_or_wrong' ? 'ended' : 'open';
  }
}

/** The result of withdrawing codes. */
export type Withdrawal = {
  /** How much of what the codes hand over was taken by somebody, as far as the outcomes are known. */
  taken: 'nothing' | 'some' | 'all';
  /** The codes that may still be open because their withdrawal failed, and the error. */
  left: readonly PassCode[];
  error: unknown;
};

/**
 * PAS-036: withdraws codes. With each code the service ends all others of the account that hand over one of the same people or
 * passes, even those that no page knows any more (decision 393). A failed withdrawal does not stop the others.
 */
export const withdrawCodesAtom = atom(
  null,
  async (get, set, userId: number, codes: readonly PassCode[]): Promise<Withdrawal> => {
    const http = get(httpAtom);
    const ends = await Promise.allSettled(codes.map((code) => withdraw(http, userId, code)));
    const left = codes.filter((_, at) => ends[at]?.status === 'rejected');
    const ended = codes.filter((code) => !left.includes(code));
    const isOver = (each: PassCode) => ended.some((code) => overlaps(code, each));
    set(codesAtom, (before) => before.filter((each) => !isOver(each)));
    const taken = ends.flatMap((end) => (end.status === 'fulfilled' ? partsOf(end.value) : []));
    const failure = ends.find((end) => end.status === 'rejected');
    return { taken: shareOf(taken, codes.flatMap(partsOf)), left, error: failure?.reason };
  },
);

/** Whether a code can still be shown, at an instant in milliseconds. */
export function isOpen({ expiresAt }: PassCode, now = Date.now()): boolean {
  return expiresAt > now;
}

/** Whether two codes hand over one of the same people or passes. */
export function overlaps(one: Shared, other: Shared): boolean {
  const others = partsOf(other);
  return partsOf(one).some((part) => others.includes(part));
}

function isSame(one: Shared, other: Shared): boolean {
  return String(partsOf(one).toSorted()) === String(partsOf(other).toSorted());
}

function shareOf(taken: readonly string[], parts: readonly string[]): Withdrawal['taken'] {
  if (parts.every((part) => taken.includes(part))) return 'all';
  return parts.some((part) => taken.includes(part)) ? 'some' : 'nothing';
}

function partsOf({ ownerIds, passIds }: Shared): string[] {
  return [...ownerIds.map((id) => `owner ${id}`), ...passIds.map((id) => `pass ${id}`)];
}

type Issue = Shared & { known: string | undefined; renew?: false };

async function requestToken(
  http: Http,
  { userId, isStaff }: Giver,
  { ownerIds, passIds, known, renew }: Issue,
): Promise<string> {
  const params = { userId };
  const more = {
    ...(isStaff && { staff: true }),
    ...(known && { shareToken: known }),
    ...(renew === false && { renew }),
  };
  const { shareToken } =
    ownerIds.length > 0
      ? await send(http, sharePassOwnersCall, {
          params,
          body: { passOwnerIds: [...ownerIds], ...more },
        })
      : await send(http, sharePassesCall, { params, body: { passIds: [...passIds], ...more } });
  return shareToken;
}

/** Withdraws a code; returns which of its people and passes others have taken. */
async function withdraw(http: Http, userId: number, { token, ...all }: PassCode): Promise<Shared> {
  try {
    await send(http, withdrawShareCall, { params: { userId }, body: { token } });
    return { ownerIds: [], passIds: [] };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'passes_not_redeemable') throw error;
    const { passOwnerIds, passIds } = error.payload ?? {};
    return { ownerIds: idsOf(passOwnerIds, all.ownerIds), passIds: idsOf(passIds, all.passIds) };
  }
}

/** The ids that the rejection names; a service of an earlier release names none, which means all. */
function idsOf(named: unknown, all: readonly number[]): readonly number[] {
  return Array.isArray(named) ? named.filter((id) => Number.isInteger(id)) : all;
}
