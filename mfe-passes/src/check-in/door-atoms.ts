import type { CheckInRecord } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { checkIn } from './api.ts';
import { type Reading, refusedRecord, scanDecision } from './entrance-history.ts';
import { merchantAtom } from './merchant-atoms.ts';
import { isVerdict } from './verdict.ts';

/** What came of the latest reading. */
export type Result = {
  record: CheckInRecord;
  /** Whether somebody decided: without a decision the visitor is neither let in nor refused. */
  isDecided: boolean;
};

/** The words of a refusal, from the screen that knows the language. */
export type Words = { alreadyScanned: string; of: (error: unknown) => string };

// One list for each door and each person at it.
const doorAtom = atom((get) => `${get(sessionAtom)?.id} ${get(merchantAtom)?.id}`);
const historiesAtom = atom<Readonly<Record<string, readonly CheckInRecord[]>>>({});

/** PSU-008: what has been checked at this door, latest first. */
export const historyAtom = atom((get) => get(historiesAtom)[get(doorAtom)] ?? []);

const latestAtom = atom<{ door: string; result: Result } | null>(null);

/** What came of the latest reading at this door, until it is taken away. */
export const resultAtom = atom(
  (get) => {
    const latest = get(latestAtom);
    return latest?.door === get(doorAtom) ? latest.result : null;
  },
  (_get, set, _result: null) => set(latestAtom, null),
);
export const isCheckingAtom = atom(false);

// A scan whose answer got lost is sent again under the same key, so that it is not refused for having worked.
const pendingScanAtom = atom<{ door: string; token: string; key: string } | null>(null);
const keyAtom = atom(null, (get, set, token: string): string => {
  const pending = get(pendingScanAtom);
  const door = get(doorAtom);
  if (pending?.door === door && pending.token === token) return pending.key;
  const key = newIdempotencyKey();
  set(pendingScanAtom, { door, token, key });
  return key;
});

/** Asks whether the holder of a token may enter. */
const askAtom = atom(null, async (get, set, token: string, words: Words): Promise<Result> => {
  const merchantId = get(merchantAtom)?.id;
  if (merchantId === undefined) throw new Error('no door is open');
  try {
    const record = await checkIn(get(httpAtom), merchantId, token, set(keyAtom, token));
    set(pendingScanAtom, null);
    return { record: { ...record, token }, isDecided: true };
  } catch (error) {
    if (!(error instanceof CallError && isOutcomeUnknown(error.status))) set(pendingScanAtom, null);
    const record = refusedRecord(token, words.of(error), new Date());
    return { record, isDecided: isVerdict(error) };
  }
});

const checkAtom = atom(null, async (get, set, reading: Reading, words: Words) => {
  const decision = scanDecision(reading, get(historyAtom));
  if (decision === 'ignore') return;
  const door = get(doorAtom);
  const { token } = reading;
  set(latestAtom, null);
  const result: Result =
    decision === 'ask'
      ? await set(askAtom, token, words)
      : { record: refusedRecord(token, words.alreadyScanned, new Date()), isDecided: true };
  set(latestAtom, { door, result });
  // What nobody decided stays out of the list, and the next look asks again.
  if (!result.isDecided) return;
  set(historiesAtom, (all) => ({ ...all, [door]: [result.record, ...(all[door] ?? [])] }));
});

const nextReadingAtom = atom<Reading | null>(null);

/** Takes a reading to the door; one that comes while another is being checked waits for its turn, the latest one only. */
export const readCodeAtom = atom(null, async (get, set, reading: Reading, words: Words) => {
  set(nextReadingAtom, reading);
  if (get(isCheckingAtom)) return;
  set(isCheckingAtom, true);
  try {
    for (let next = get(nextReadingAtom); next; next = get(nextReadingAtom)) {
      set(nextReadingAtom, null);
      await set(checkAtom, next, words);
    }
  } finally {
    set(isCheckingAtom, false);
  }
});
