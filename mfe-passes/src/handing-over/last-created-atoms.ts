import type { Pass } from '@turno/shared-types';
import { createPassesCall } from '@turno/shared-types/passes';
import { CREATED_PASSES_KEY, safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { parseObject } from '../shared/stored-object.ts';
import { staffIdAtom } from './hand-over-atoms.ts';

type Created = { staffId: number; at: number; passes: readonly Pass[] };

/** The length of a shift; older passes are not offered again. */
const MAX_AGE_MS = 12 * 3_600_000;

const storage = safeStorage(() => window.localStorage);

const storedAtom = atom(() => readCreated(Date.now()));
const changedAtom = atom<Created | null>(null);

/**
 * The passes that this account created last on this device, also after a reload: they belong to no account, so that no list
 * of the services has them.
 */
export const lastCreatedAtom = atom(
  (get) => {
    const created = get(changedAtom) ?? get(storedAtom);
    return created?.staffId === get(staffIdAtom) ? created.passes : [];
  },
  (get, set, passes: readonly Pass[]) => {
    const created = { staffId: get(staffIdAtom), at: Date.now(), passes };
    set(changedAtom, created);
    storage.setItem(CREATED_PASSES_KEY, JSON.stringify(created));
  },
);

/** Stops offering a code for passes that the customer has taken. */
export const forgetCreatedAtom = atom(null, (get, set, taken: readonly Pass[]) => {
  const ids = new Set(taken.map(({ id }) => id));
  if (get(lastCreatedAtom).some(({ id }) => ids.has(id))) set(lastCreatedAtom, []);
});

/** Leaves out invalid values, which an older release or another program may have stored. */
function readCreated(now: number): Created | null {
  const fields = new Map(Object.entries(parseObject(storage.getItem(CREATED_PASSES_KEY))));
  const [staffId, at] = [Number(fields.get('staffId')), Number(fields.get('at'))];
  const found = createPassesCall.reply.safeParse({ passIds: [], passes: fields.get('passes') });
  return found.success && now - at < MAX_AGE_MS ? { staffId, at, passes: found.data.passes } : null;
}
