import {
  type CheckInRecord,
  checkInCall,
  type EntranceCheck,
  type ErrorCode,
  rejectedTicketSchema,
} from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, idempotentCommandAtom, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { merchantAtom, refreshMerchantsAtom } from '../shared/merchant-atoms.ts';
import { type Reading, rejectedRecord, scanDecision } from './entrance-history.ts';
import { gateAtom } from './gate-atoms.ts';
import { changeHistoryAtom, historyAtom, historyKeyAtom } from './history-atoms.ts';

/** The result of the latest scanned or typed code. */
export type Result = {
  check: EntranceCheck;
  /** Whether the services decided; otherwise the ticket is neither admitted nor rejected. */
  isDecided: boolean;
  /** Whether this account may not check tickets here (S-08): the same request again would be refused again. */
  isForbidden?: boolean;
};

/** Error texts in the language of the screen. */
export type ErrorWords = {
  alreadyScanned: (at: string) => string;
  of: (error: unknown, token: string) => string;
};

const VERDICTS: ReadonlySet<ErrorCode> = new Set([
  ...checkInCall.errors.filter((code) => code !== 'idempotency_key_reused'),
  // A QR code that is not ours, such as that of a business card.
  'validation_error' as const,
]);

/** Whether a failed check is a decision about the ticket; any other failure is technical and rejects no visitor. */
export function isVerdict(error: unknown): boolean {
  return error instanceof CallError && error.code !== null && VERDICTS.has(error.code);
}

const latestAtom = atom<{ historyKey: string; result: Result } | null>(null);

/** The result of the latest reading at this merchant, until the next one. */
export const resultAtom = atom(
  (get) => {
    const latest = get(latestAtom);
    return latest?.historyKey === get(historyKeyAtom) ? latest.result : null;
  },
  (get, set, result: Result | null) =>
    set(latestAtom, result && { historyKey: get(historyKeyAtom), result }),
);
export const isCheckingAtom = atom(false);

/** How many people of a party enter now; `null` is all who are left. */
type Entry = { token: string; paxCount: number | null };

type Check = Entry & { merchantId: number; gate: string; historyKey: string };

/** If the answer to a check was lost, the same command is sent again, because a second check would reject the ticket. */
const sendCheckAtom = idempotentCommandAtom(
  (get, _set, { merchantId, token, paxCount, gate }: Check, idempotencyKey) =>
    send(get(httpAtom), checkInCall, {
      params: { merchantId },
      body: {
        token,
        ...(paxCount === null ? {} : { paxCount }),
        ...(gate === '' ? {} : { gateId: gate }),
      },
      idempotencyKey,
    }),
);

/** Requests a check-in. */
const requestAtom = atom(null, async (get, set, entry: Entry, words: ErrorWords) => {
  const { token } = entry;
  const merchantId = get(merchantAtom)?.id;
  if (merchantId === undefined) throw new Error('no merchant is chosen');
  try {
    const check = { ...entry, merchantId, gate: get(gateAtom), historyKey: get(historyKeyAtom) };
    const record = await set(sendCheckAtom, check);
    return { check: checkOf({ ...record, token }), isDecided: true };
  } catch (error) {
    const payload = error instanceof CallError ? error.payload : null;
    const ticket = rejectedTicketSchema.safeParse(payload).data ?? null;
    const record = rejectedRecord({ token, text: words.of(error, token), at: new Date() }, ticket);
    const isDecided = isVerdict(error);
    const isForbidden = !isDecided && error instanceof CallError && error.status === 403;
    if (isForbidden) set(refreshMerchantsAtom);
    return { check: checkOf(record), isDecided, isForbidden };
  }
});

const checkOf = (record: CheckInRecord): EntranceCheck => ({
  ...record,
  readAt: Date.now(),
  undone: null,
});

/**
 * Checks an entry and shows its result. An undecided check is not added to the history, so that the next scan requests it
 * again.
 */
export const checkEntryAtom = atom(null, async (get, set, entry: Entry, words: ErrorWords) => {
  const historyKey = get(historyKeyAtom);
  set(latestAtom, null);
  const result = await set(requestAtom, entry, words);
  set(presentAtom, historyKey, result);
});

const presentAtom = atom(null, (_get, set, historyKey: string, result: Result) => {
  set(latestAtom, { historyKey, result });
  const change = (checks: readonly EntranceCheck[]) => [result.check, ...checks];
  if (result.isDecided) set(changeHistoryAtom, { historyKey, change });
});

const decideAtom = atom(null, async (get, set, reading: Reading, words: ErrorWords) => {
  const decision = scanDecision(reading, get(historyAtom));
  const { token } = reading;
  if (decision.kind === 'ignore') return;
  if (decision.kind === 'already-scanned') {
    const text = words.alreadyScanned(decision.admitted.time);
    const repeated = { token, text, at: new Date() };
    const check = checkOf(rejectedRecord(repeated, decision.admitted));
    return set(presentAtom, get(historyKeyAtom), { check, isDecided: true });
  }
  await set(checkEntryAtom, { token, paxCount: null }, words);
});

const waitingAtom = atom<readonly Reading[]>([]);

/**
 * Checks a code; during a check the next one waits. Each code that staff typed or a keyboard-wedge scanner read is another
 * visitor, while the camera reads the same code repeatedly, so that only its latest reading waits.
 */
export const readCodeAtom = atom(null, async (get, set, reading: Reading, words: ErrorWords) => {
  set(waitingAtom, (waiting) => [...waiting.filter(({ by }) => by === 'hand'), reading]);
  if (get(isCheckingAtom)) return;
  set(isCheckingAtom, true);
  try {
    for (let [next] = get(waitingAtom); next; [next] = get(waitingAtom)) {
      set(waitingAtom, (waiting) => waiting.slice(1));
      await set(decideAtom, next, words);
    }
  } finally {
    set(isCheckingAtom, false);
  }
});
