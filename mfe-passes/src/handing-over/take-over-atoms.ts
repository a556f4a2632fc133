import type { ErrorCode, Pass } from '@turno/shared-types';
import { redeemPassesCall, scanCodeCall } from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { staffIdAtom } from './hand-over-atoms.ts';

/** Why a code is not valid. */
export type CodeProblem = CallError | ErrorCode;

/** The result for the codes that staff confirmed. */
export type TakeOver =
  | { kind: 'passes'; passes: Pass[] }
  /** A single invalid code is enough: then nothing is shared (PSU-006). */
  | { kind: 'not-valid'; problems: ReadonlyMap<string, CodeProblem> }
  | { kind: 'owners-only' };

/** A scanned code with the token that redeems its passes. */
type Card = { redeemToken: string; passes: Pass[]; isRedeemed: boolean };
type Cards = ReadonlyMap<string, Card>;

type Scan = { code: string } & (
  | { kind: 'card'; card: Card }
  | { kind: 'owners' }
  | { kind: 'not-valid'; problem: CodeProblem }
);

// The code of a redeemed card is no longer valid. Another attempt, for example after a lost answer, continues with its token.
const heldCardsAtom = atom<{ staffId: number; cards: Cards } | null>(null);
const cardsAtom = atom(
  (get): Cards => {
    const held = get(heldCardsAtom);
    return held?.staffId === get(staffIdAtom) ? held.cards : new Map();
  },
  (get, set, cards: Iterable<readonly [string, Card]>) =>
    set(heldCardsAtom, { staffId: get(staffIdAtom), cards: new Map(cards) }),
);

/**
 * PAS-010 to PAS-014: scans codes in parallel and, if all are valid, takes their passes over. Throws if the services did not
 * answer. PAS-012: `onOwners` receives each code whose scan moved its pass owners to this account, whatever the result of the
 * others, because such a code can be scanned only once.
 */
export const takeOverAtom = atom(
  null,
  async (
    get,
    set,
    codes: readonly string[],
    onOwners: (code: string) => void,
  ): Promise<TakeOver> => {
    const fresh = codes.filter((code) => !get(cardsAtom).has(code));
    const scans = await Promise.all(
      fresh.map(async (code) => {
        const scan = await set(scanAtom, code);
        if (scan.kind === 'owners') onOwners(code);
        return scan;
      }),
    );
    const ofOwners = scans.filter(({ kind }) => kind === 'owners').map(({ code }) => code);
    const cardCodes = codes.filter((code) => !ofOwners.includes(code));
    if (cardCodes.length === 0) return { kind: 'owners-only' };
    const wrong = scans.flatMap((scan) =>
      scan.kind === 'not-valid' ? [[scan.code, scan.problem] as const] : [],
    );
    if (wrong.length > 0) return { kind: 'not-valid', problems: new Map(wrong) };
    const found = scans.flatMap((scan) =>
      scan.kind === 'card' ? [[scan.code, scan.card] as const] : [],
    );
    set(cardsAtom, [...get(cardsAtom), ...found]);
    const results = await Promise.all(cardCodes.map((code) => set(redeemAtom, code)));
    const problems = new Map(results.flatMap((each) => (each ? [each] : [])));
    if (problems.size > 0) return { kind: 'not-valid', problems };
    const passes = cardCodes.flatMap((code) => get(cardsAtom).get(code)?.passes ?? []);
    return { kind: 'passes', passes };
  },
);

/** PAS-009, PAS-011: scans a code and returns its passes. */
const scanAtom = atom(null, async (get, _set, code: string): Promise<Scan> => {
  try {
    const scan = await send(get(httpAtom), scanCodeCall, { body: { value: code } });
    const { mode, redeemToken, passes } = scan;
    if (mode === 'share_user_owners') return { code, kind: 'owners' };
    if (redeemToken === null) return { code, kind: 'not-valid', problem: 'code_not_valid' };
    return { code, kind: 'card', card: { redeemToken, passes: passes ?? [], isRedeemed: false } };
  } catch (error) {
    if (isRejection(error)) return { code, kind: 'not-valid', problem: error };
    throw error;
  }
});

/** PAS-013: takes the passes of a card over; returns the code with the reason when it is rejected. */
const redeemAtom = atom(
  null,
  async (get, set, code: string): Promise<readonly [string, CodeProblem] | null> => {
    const card = get(cardsAtom).get(code);
    if (!card || card.isRedeemed) return null;
    const params = { userId: get(staffIdAtom) };
    try {
      const body = { token: card.redeemToken };
      const { passIds } = await send(get(httpAtom), redeemPassesCall, { params, body });
      // Other passes of a shared code may have been taken over by somebody else since the scan.
      const passes = card.passes.filter(({ id }) => passIds.includes(id));
      set(cardsAtom, [...get(cardsAtom), [code, { ...card, passes, isRedeemed: true }] as const]);
      return null;
    } catch (error) {
      if (!isRejection(error)) throw error;
      set(
        cardsAtom,
        [...get(cardsAtom)].filter(([each]) => each !== code),
      );
      return [code, error];
    }
  },
);

/** Whether the services judged the code; any other failure says nothing about it. */
function isRejection(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 422;
}
