import type { Pass, PassOwner } from '@turno/shared-types';
import {
  associatePassesCall,
  createPassOwnerCall,
  redeemPassesCall,
  type ScanResult,
} from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey, send } from '@turno/shared-ui/http';
import { atom, type Getter, type Setter } from 'jotai';
import {
  findOwnerAtom,
  isCalled,
  ownersAtom,
  refreshOwnersAtom,
  showOwnerAtom,
  walletUserAtom,
} from '../../shared/passes/atoms.ts';
import { choiceOf, type Draft, withChoice, withoutPass } from './draft.ts';
import { draftAtom, isRejected } from './draft-atoms.ts';

/** CON-070: why passes could not be assigned; `passId` is `null` if the cause is not a single pass. */
export type GivingProblem = {
  area: 'redeem' | 'create-pass-owner' | 'association';
  passId: number | null;
  error: unknown;
};

/** The result of assigning the passes of the draft. */
export type Giving = {
  /** The problem that stopped it before the last pass. */
  problem: GivingProblem | null;
  /** Passes that a code no longer handed over: the giver used them, or gave them to others, after the scan. */
  gone: readonly Pass[];
  /** Whether passes were assigned to people. */
  hasGiven: boolean;
};

/**
 * Assigns the passes of the draft to their people: redeems every token, then associates one pass after another (PAS-025). It
 * stops at the first problem and returns it; the draft then contains the remaining passes, so that it can be repeated.
 */
export const givePassesAtom = atom(null, async (get, set): Promise<Giving> => {
  const redeemed = await redeemAll(get, set);
  const draft = get(draftAtom);
  const hasChosen = draft?.passes.some(({ id }) => choiceOf(draft, id) !== null) ?? false;
  const problem = redeemed.problem ?? (await associateAll(get, set));
  if (problem === null) set(draftAtom, null);
  // PAS-026; passes that were redeemed but not assigned have no name yet.
  await set(refreshOwnersAtom);
  return { problem, gone: redeemed.gone, hasGiven: hasChosen && problem === null };
});

/** Takes the passes of the draft over without a person: a scanned code soon expires, and its passes would be lost. */
export const keepPassesAtom = atom(null, async (get, set): Promise<Giving> => {
  const redeemed = await redeemAll(get, set);
  if (redeemed.problem === null) set(draftAtom, null);
  await set(refreshOwnersAtom);
  return { ...redeemed, hasGiven: false };
});

async function redeemAll(get: Getter, set: Setter): Promise<Omit<Giving, 'hasGiven'>> {
  const userId = get(walletUserAtom);
  const gone: Pass[] = [];
  for (const scan of get(draftAtom)?.scans ?? []) {
    try {
      const body = { token: scan.redeemToken ?? '' };
      const { passIds } = await send(get(httpAtom), redeemPassesCall, { params: { userId }, body });
      const missing = (scan.passes ?? []).filter(({ id }) => !passIds.includes(id));
      gone.push(...missing);
      set(draftAtom, withoutScan(get(draftAtom), scan, missing));
    } catch (error) {
      // The passes of a code that is lost for this account leave the draft; the others go on.
      if (error instanceof CallError && isRejected(error))
        set(draftAtom, withoutScan(get(draftAtom), scan, scan.passes ?? []));
      return { problem: { area: 'redeem', passId: null, error }, gone };
    }
  }
  return { problem: null, gone };
}

/** The draft without a scan that was redeemed or is lost, and without the given passes. */
function withoutScan(draft: Draft | null, scan: ScanResult, lost: readonly Pass[]): Draft | null {
  if (!draft) return null;
  const rest = { ...draft, scans: draft.scans.filter((each) => each !== scan) };
  return lost.reduce<Draft>((left, { id }) => withoutPass(left, id), rest);
}

async function associateAll(get: Getter, set: Setter): Promise<GivingProblem | null> {
  for (const { id: passId } of get(draftAtom)?.passes ?? []) {
    const draft = get(draftAtom);
    const choice = draft && choiceOf(draft, passId);
    if (choice === null || choice === undefined) continue;
    let area: GivingProblem['area'] = 'create-pass-owner';
    try {
      const ownerId = typeof choice === 'number' ? choice : await ownerCalled(get, set, choice);
      area = 'association';
      const params = { userId: get(walletUserAtom), ownerId };
      const body = { passIds: [passId] };
      set(showOwnerAtom, await send(get(httpAtom), associatePassesCall, { params, body }));
      const left = get(draftAtom);
      set(draftAtom, left && withoutPass(left, passId));
    } catch (error) {
      return { area, passId, error };
    }
  }
  return null;
}

/** The id of the person with this name, who is added if unknown; all passes for that name are then assigned to this id. */
async function ownerCalled(get: Getter, set: Setter, name: string): Promise<number> {
  const known = findOwner(get, name) ?? (await addOwner(get, set, name));
  const id = known.id ?? 0;
  const draft = get(draftAtom);
  if (!draft) return id;
  const same = draft.passes.filter((pass) => choiceOf(draft, pass.id) === name);
  set(
    draftAtom,
    same.reduce((left, pass) => withChoice(left, pass.id, id), draft),
  );
  return id;
}

async function addOwner(get: Getter, set: Setter, name: string): Promise<PassOwner> {
  const params = { userId: get(walletUserAtom) };
  const idempotencyKey = newIdempotencyKey();
  try {
    const owner = await send(get(httpAtom), createPassOwnerCall, {
      params,
      body: { name },
      idempotencyKey,
    });
    set(showOwnerAtom, owner);
    return owner;
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'name_exists')) throw error;
    // The person is on a page that is not loaded, or was added by another device or by a request whose answer was lost.
    const known = await set(findOwnerAtom, name);
    if (!known) throw error;
    set(showOwnerAtom, known);
    return known;
  }
}

function findOwner(get: Getter, name: string): PassOwner | null {
  const owners = get(ownersAtom).data ?? [];
  return owners.find((owner) => isCalled(owner, name)) ?? null;
}
