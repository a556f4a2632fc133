import type { Pass } from '@turno/shared-types';
import { type ScanResult, scanCodeCall } from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, send } from '@turno/shared-ui/http';
import { safeStorage } from '@turno/shared-ui/session';
import { atom, type Getter } from 'jotai';
import { refreshOwnersAtom, walletUserAtom } from '../../shared/passes/atoms.ts';
import { type Choice, type Draft, draftOf, withChoice } from './draft.ts';
import { readDraft, type StoredDraft, storeDraft } from './stored-draft.ts';

const storageAtom = atom(() => safeStorage(() => window.sessionStorage));
const memoryAtom = atom<Draft | null>(null);

/** The passes that are being assigned to people; `null` if there are none. Each change is stored for a reload. */
export const draftAtom = atom(
  (get) => get(memoryAtom),
  (get, set, draft: Draft | null) => {
    const left = draft && draft.passes.length > 0 ? draft : null;
    storeDraft(get(storageAtom), get(walletUserAtom), left);
    set(memoryAtom, left);
  },
);

type Scanned = {
  /** Codes without a pass that this account can redeem (PAS-011). */
  invalidCodes: string[];
  /** Codes whose people are in this account now, whatever the result of the others (PAS-012). */
  takenCodes: string[];
  people: number;
  passes: number;
  /** The error of a code without an answer; `undefined` if all have one. */
  failure: unknown;
};

/**
 * PAS-010, PAS-028: scans several codes in parallel; if all are valid, their passes become the draft. Shared people are moved
 * to this account by the scan itself (PAS-012).
 */
export const scanCodesAtom = atom(
  null,
  async (get, set, codes: readonly string[]): Promise<Scanned> => {
    const outcomes = await Promise.allSettled(codes.map((code) => scanCode(get, code)));
    const answers = codes.flatMap((code, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' ? [{ code, scan: outcome.value }] : [];
    });
    const failure: unknown = outcomes.find((each) => each.status === 'rejected')?.reason;
    const scans = answers.map(({ scan }) => scan);
    const invalidCodes = answers.filter(({ scan }) => !isValid(scan)).map(({ code }) => code);
    const takenCodes = answers.filter(({ scan }) => isOfPeople(scan)).map(({ code }) => code);
    if (takenCodes.length > 0) await set(refreshOwnersAtom);
    const people = scans.filter(isOfPeople).reduce((sum, scan) => sum + (scan?.counter ?? 0), 0);
    const draft = draftOf(scans.filter(isRedeemable));
    if (invalidCodes.length === 0 && failure === undefined) set(draftAtom, draft);
    return { invalidCodes, takenCodes, people, passes: draft.passes.length, failure };
  },
);

/** The answer to a code; `null` if the services reject it. Throws if there is no answer. */
async function scanCode(get: Getter, value: string): Promise<ScanResult | null> {
  try {
    return await send(get(httpAtom), scanCodeCall, { body: { value } });
  } catch (error) {
    if (error instanceof CallError && isRejected(error)) return null;
    throw error;
  }
}

/** Whether the services rejected a request for good. */
export const isRejected = ({ status }: CallError) => status === 422 || status === 400;
const isValid = (scan: ScanResult | null) => isOfPeople(scan) || isRedeemable(scan);
const isOfPeople = (scan: ScanResult | null) => scan?.mode === 'share_user_owners';
const isRedeemable = (scan: ScanResult | null): scan is ScanResult =>
  scan !== null && scan.redeemToken !== null;

/** Starts assigning the unnamed passes to people. */
export const nameUnnamedAtom = atom(null, (_get, set, passes: readonly Pass[]) =>
  set(draftAtom, draftOf([], passes)),
);

/** CON-070: the draft that a reload interrupted; `null` if there is none. */
export const storedDraftAtom = atom((get) =>
  get(memoryAtom) ? null : readDraft(get(storageAtom), get(walletUserAtom)),
);

/**
 * CON-070: continues after a reload: scans the codes again, and adds the unnamed passes that were already redeemed. Resolves to
 * whether codes have expired, so that what they hand over is lost for this account.
 */
export const restoreDraftAtom = atom(
  null,
  async (get, set, stored: StoredDraft, unnamed: readonly Pass[]): Promise<boolean> => {
    const answers = await Promise.all(stored.codes.map((code) => scanCode(get, code)));
    const scans = answers.filter(isRedeemable);
    const waiting = unnamed.filter(({ id }) => stored.passIds.includes(id));
    set(draftAtom, { ...draftOf(scans, waiting), choices: stored.choices });
    return scans.length < stored.codes.length && waiting.length === 0;
  },
);

/** Chooses the person for a pass; `null` skips the pass. */
export const chooseAtom = atom(null, (get, set, passId: number, choice: Choice | null) => {
  const draft = get(draftAtom);
  if (draft) set(draftAtom, withChoice(draft, passId, choice));
});
