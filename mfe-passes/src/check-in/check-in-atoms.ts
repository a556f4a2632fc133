import {
  type CheckInRecord,
  checkInCall,
  type ErrorCode,
  rejectedTicketSchema,
} from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { franchiseIdAtom, httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';
import { pollUntilLoaded } from '@turno/shared-ui/live';
import {
  atomWithChosenMerchant,
  myMerchantsKeyAtom,
  readMyMerchants,
} from '@turno/shared-ui/my-merchants';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { type Reading, rejectedRecord, scanDecision } from './entrance-history.ts';

/** The merchants whose entrance this account may work at. */
export const myMerchantsQueryAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  return {
    queryKey: get(myMerchantsKeyAtom),
    queryFn: () => readMyMerchants(http, get(franchiseIdAtom)),
    refetchInterval: pollUntilLoaded(MERCHANT_POLL_MS),
  };
});

/** The merchant whose tickets are checked. */
export const merchantAtom = atomWithChosenMerchant(myMerchantsQueryAtom);

/** The result of the latest reading. */
export type Result = {
  record: CheckInRecord;
  /** Whether the services decided; without a decision the ticket is neither admitted nor rejected. */
  isDecided: boolean;
};

/** Error texts in the language of the screen. */
type ErrorWords = { alreadyScanned: string; of: (error: unknown) => string };

const VERDICTS: ReadonlySet<ErrorCode> = new Set([
  ...checkInCall.errors.filter((code) => code !== 'idempotency_key_reused'),
  // A QR code of another origin, such as a business card.
  'validation_error' as const,
]);

/** Whether a failed check is a decision about the ticket; any other failure is technical and rejects no visitor. */
export function isVerdict(error: unknown): boolean {
  return error instanceof CallError && error.code !== null && VERDICTS.has(error.code);
}

// Each account has one history for each merchant.
const historyKeyAtom = atom((get) => `${get(sessionAtom)?.id} ${get(merchantAtom)?.id}`);
const historiesAtom = atom<Readonly<Record<string, readonly CheckInRecord[]>>>({});

/** PSU-008: the checks of this account at this merchant, latest first. */
export const historyAtom = atom((get) => get(historiesAtom)[get(historyKeyAtom)] ?? []);

const latestAtom = atom<{ historyKey: string; result: Result } | null>(null);

/** The result of the latest reading at this merchant, until the next one. */
export const resultAtom = atom((get) => {
  const latest = get(latestAtom);
  return latest?.historyKey === get(historyKeyAtom) ? latest.result : null;
});
export const isCheckingAtom = atom(false);

// A check whose answer was lost is sent again under its idempotency key; a second check would reject the ticket.
const pendingCheckAtom = atom<{ historyKey: string; token: string; key: string } | null>(null);
const keyAtom = atom(null, (get, set, token: string): string => {
  const pending = get(pendingCheckAtom);
  const historyKey = get(historyKeyAtom);
  if (pending?.historyKey === historyKey && pending.token === token) return pending.key;
  const key = newIdempotencyKey();
  set(pendingCheckAtom, { historyKey, token, key });
  return key;
});

/** Requests the check-in of a token. */
const requestAtom = atom(null, async (get, set, token: string, words: ErrorWords) => {
  const merchantId = get(merchantAtom)?.id;
  if (merchantId === undefined) throw new Error('no merchant is chosen');
  try {
    const record = await checkIn(get(httpAtom), merchantId, token, set(keyAtom, token));
    set(pendingCheckAtom, null);
    return { record: { ...record, token }, isDecided: true };
  } catch (error) {
    if (!(error instanceof CallError && isOutcomeUnknown(error.status)))
      set(pendingCheckAtom, null);
    const payload = error instanceof CallError ? error.payload : null;
    const ticket = rejectedTicketSchema.safeParse(payload).data ?? null;
    const record = rejectedRecord({ token, text: words.of(error), at: new Date() }, ticket);
    return { record, isDecided: isVerdict(error) };
  }
});

const checkAtom = atom(null, async (get, set, reading: Reading, words: ErrorWords) => {
  const decision = scanDecision(reading, get(historyAtom));
  if (decision.kind === 'ignore') return;
  const historyKey = get(historyKeyAtom);
  const { token } = reading;
  set(latestAtom, null);
  const result: Result =
    decision.kind === 'already-scanned'
      ? { record: repeated(decision.admitted, words.alreadyScanned), isDecided: true }
      : await set(requestAtom, token, words);
  set(latestAtom, { historyKey, result });
  // An undecided check stays out of the history, so that the next reading requests it again.
  if (!result.isDecided) return;
  set(historiesAtom, (all) => ({
    ...all,
    [historyKey]: [result.record, ...(all[historyKey] ?? [])],
  }));
});

function repeated(admitted: CheckInRecord, text: string): CheckInRecord {
  return { ...admitted, status: 'error', text, time: new Date().toISOString() };
}

const nextReadingAtom = atom<Reading | null>(null);

/** Checks a reading. During a check only the latest further reading waits for its turn. */
export const readCodeAtom = atom(null, async (get, set, reading: Reading, words: ErrorWords) => {
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

/** Lets the holder of a ticket in; the key makes the same scan sent twice one check-in. */
function checkIn(
  http: Http,
  merchantId: number,
  token: string,
  idempotencyKey: string,
): Promise<CheckInRecord> {
  return send(http, checkInCall, { params: { merchantId }, body: { token }, idempotencyKey });
}
