import { type EntranceCheck, entranceCheckSchema } from '@turno/shared-types';
import { sessionAtom } from '@turno/shared-ui/boot';
import { CHECK_IN_HISTORY_KEY, safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { parseObject } from '../shared/stored-object.ts';

type Histories = Readonly<Record<string, readonly EntranceCheck[]>>;

/** The length of a shift at an entrance; older checks are dropped. */
const MAX_AGE_MS = 12 * 3_600_000;
const MAX_CHECKS = 300;

const storage = safeStorage(() => window.localStorage);

const storedAtom = atom(() => readHistories(Date.now()));
const changedAtom = atom<Histories | null>(null);

/** Each account has one history for each merchant. */
export const historyKeyAtom = atom((get) => `${get(sessionAtom)?.id} ${get(merchantAtom)?.id}`);

/** PSU-008: the checks of this account at this merchant, latest first; they survive a reload. */
export const historyAtom = atom((get) => {
  const histories = get(changedAtom) ?? get(storedAtom);
  return histories[get(historyKeyAtom)] ?? [];
});

type HistoryChange = {
  /** The key of the history to change, because another merchant may have been chosen meanwhile. */
  historyKey: string;
  change: (checks: readonly EntranceCheck[]) => readonly EntranceCheck[];
};

export const changeHistoryAtom = atom(null, (get, set, { historyKey, change }: HistoryChange) => {
  const histories = get(changedAtom) ?? get(storedAtom);
  const checks = change(histories[historyKey] ?? []).slice(0, MAX_CHECKS);
  const changed = { ...histories, [historyKey]: checks };
  set(changedAtom, changed);
  storage.setItem(CHECK_IN_HISTORY_KEY, JSON.stringify(changed, withoutNames));
});

/** Removes the names of people, which are shown on the screen but never stored on the device. */
function withoutNames(key: string, value: unknown): unknown {
  return key === 'partyNames' ? undefined : value;
}

function readHistories(now: number): Histories {
  const stored = parseObject(storage.getItem(CHECK_IN_HISTORY_KEY));
  return Object.fromEntries(
    Object.entries(stored).map(([key, checks]) => [key, recentChecks(checks, now)]),
  );
}

/** Leaves out invalid entries, which an older release or another program may have stored. */
function recentChecks(checks: unknown, now: number): EntranceCheck[] {
  if (!Array.isArray(checks)) return [];
  return checks.flatMap((each) => {
    const check = entranceCheckSchema.safeParse(each).data;
    return check && now - check.readAt < MAX_AGE_MS ? [check] : [];
  });
}
