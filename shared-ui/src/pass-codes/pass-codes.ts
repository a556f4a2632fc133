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
  token: string;
  /** Until when it is shown, in milliseconds: the service ends it no earlier. */
  expiresAt: number;
  /** When the service has ended it, at the latest. */
  endedBy: number;
  /** Whether somebody was found to have used it. */
  isUsed: boolean;
};

/** The account that hands over; staff also give passes that they created (G-32). */
type Giver = { userId: number; isStaff?: boolean };

/** The codes of this page that may not have ended yet. */
export const codesAtom = atom<readonly PassCode[]>([]);

const TOKEN_MS = SHARE_TOKEN_SECONDS * 1_000;

/**
 * PAS-020: a code that hands over people or passes, 15 at most; throws on failure. One that is still open for the same is the
 * same one (decision 393), unless it has ended on this page: the service may count it as open for a moment longer.
 */
export const issueCodeAtom = atom(
  null,
  async (get, set, giver: Giver, shared: Shared): Promise<PassCode> => {
    for (;;) {
      const known = get(codesAtom).find((code) => isOpen(code) && isSame(code, shared));
      const from = Date.now();
      const token = await requestToken(get(httpAtom), giver, { ...shared, known: known?.token });
      const ends = { expiresAt: from + TOKEN_MS, endedBy: Date.now() + TOKEN_MS, isUsed: false };
      const code = token === known?.token ? known : { ...shared, token, ...ends };
      // What can be handed over again is here again; and a code that was not answered again has ended.
      const isOver = (each: PassCode) =>
        each === known || each.endedBy <= Date.now() || (each.isUsed && overlaps(each, shared));
      set(codesAtom, (before) => [...before.filter((each) => !isOver(each)), code]);
      if (isOpen(code)) return code;
    }
  },
);

/** What became of the codes that were to be withdrawn. */
export type Withdrawal = {
  /** How much of what they hand over somebody has taken, as far as their ends are known. */
  taken: 'nothing' | 'some' | 'all';
  /** Those that are still open because their withdrawal failed, and the failure. */
  left: readonly PassCode[];
  error: unknown;
};

/**
 * PAS-036: withdraws every open code that hands over some of it, also those that were shown before: each of them takes it
 * away. One that fails keeps no other from ending.
 */
export const withdrawCodesAtom = atom(
  null,
  async (get, set, userId: number, shared: Shared): Promise<Withdrawal> => {
    const http = get(httpAtom);
    const isWanted = (code: PassCode) => code.endedBy > Date.now() && overlaps(code, shared);
    const codes = get(codesAtom).filter(isWanted);
    const ends = await Promise.allSettled(
      codes.map(({ token, isUsed }) => isUsed || findUsed(http, userId, token)),
    );
    const failures = ends.filter((end) => end.status === 'rejected');
    const left = codes.filter((_, at) => ends[at]?.status === 'rejected');
    const used = codes
      .filter((_, at) => ends[at]?.status === 'fulfilled' && ends[at].value)
      .map((code) => ({ ...code, isUsed: true }));
    set(codesAtom, (before) => [
      ...before.filter((code) => !codes.includes(code)),
      ...left,
      ...used,
    ]);
    return { taken: takenOf(shared, used), left, error: failures[0]?.reason };
  },
);

/** Whether a code can still be shown, at an instant in milliseconds. */
export function isOpen({ expiresAt, isUsed }: PassCode, now = Date.now()): boolean {
  return expiresAt > now && !isUsed;
}

/** Whether both hand over one of the same people or passes. */
export function overlaps(one: Shared, other: Shared): boolean {
  const others = partsOf(other);
  return partsOf(one).some((part) => others.includes(part));
}

function isSame(one: Shared, other: Shared): boolean {
  return String(partsOf(one).toSorted()) === String(partsOf(other).toSorted());
}

function takenOf(shared: Shared, used: readonly Shared[]): Withdrawal['taken'] {
  const gone = used.flatMap(partsOf);
  const parts = partsOf(shared);
  if (parts.every((part) => gone.includes(part))) return 'all';
  return parts.some((part) => gone.includes(part)) ? 'some' : 'nothing';
}

function partsOf({ ownerIds, passIds }: Shared): string[] {
  return [...ownerIds.map((id) => `owner ${id}`), ...passIds.map((id) => `pass ${id}`)];
}

type Issue = Shared & { known: string | undefined };

async function requestToken(
  http: Http,
  { userId, isStaff }: Giver,
  { ownerIds, passIds, known }: Issue,
): Promise<string> {
  const params = { userId };
  const more = { ...(isStaff && { staff: true }), ...(known && { shareToken: known }) };
  const { shareToken } =
    ownerIds.length > 0
      ? await send(http, sharePassOwnersCall, {
          params,
          body: { passOwnerIds: [...ownerIds], ...more },
        })
      : await send(http, sharePassesCall, { params, body: { passIds: [...passIds], ...more } });
  return shareToken;
}

/** Withdraws a code; whether somebody had used it. */
async function findUsed(http: Http, userId: number, token: string): Promise<boolean> {
  try {
    await send(http, withdrawShareCall, { params: { userId }, body: { token } });
    return false;
  } catch (error) {
    if (error instanceof CallError && error.code === 'passes_not_redeemable') return true;
    throw error;
  }
}
