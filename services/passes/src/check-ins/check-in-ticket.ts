import { ApiError } from '@turno/kit';
import type { StaffRole } from '@turno/shared-types';
import { scannedCode } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { admitWithPasses } from './admit-with-passes.ts';
import { type Admission, isVerdict, type Outcome } from './rules.ts';

type CheckInRequest = {
  userId: number;
  merchantId: number;
  text: string;
  /** How many people enter; `null` means all who have not entered yet. */
  paxCount?: number | null;
  /** The entrance where the ticket is scanned; `null` where the venue does not distinguish entrances. */
  gateId?: string | null;
  key: string | null;
  requestId: string;
  /** The member of staff who admits them; absent for an API key. */
  by?: { userId: number; role: StaffRole };
};

/**
 * Checks a ticket in (PAS-032). Queues decides once per nonce; when a scan is retried, the journal repeats the first outcome.
 * After a crash between the two, the retry asks queues again with the same nonce.
 */
export async function checkInTicket(
  deps: Deps,
  request: CheckInRequest,
): Promise<{ code: string; entryId: string; admission: Admission }> {
  const { store, now, newKey } = deps;
  const { userId, merchantId, text, paxCount = null, gateId = null, key, requestId, by } = request;
  const code = scannedCode(text);
  if (code === '') throw new ApiError('qr_invalid');

  const scan = { userId, key: key ?? newKey(), merchantId, code, paxCount, at: now() };
  const claim = await store.checkIns.claim(scan);
  if (!claim.isSameScan) throw new ApiError('idempotency_key_reused');
  const entering = paxCount === null ? {} : { paxCount };
  const admitted = { merchantId, token: code, nonce: claim.nonce, ...entering, ...(by && { by }) };
  const admitting = () => admitWithPasses(deps, { scan: admitted, gateId, requestId });
  const decided = claim.outcome ?? (await pointedOut(deps, code, await outcomeOf(admitting())));
  const outcome =
    claim.outcome ?? (await store.checkIns.complete(claim.nonce, withoutNames(decided)));

  if (outcome.kind === 'refused') throw new ApiError(outcome.code, outcome.payload);
  const names = decided.kind === 'admitted' ? decided.admission.partyNames : undefined;
  const admission = { ...outcome.admission, ...(names && { partyNames: names }) };
  return { code, entryId: claim.nonce, admission };
}

/** Removes the names, which the journal does not store: only the first answer to a scan contains them. */
function withoutNames(outcome: Outcome): Outcome {
  if (outcome.kind === 'refused') return outcome;
  const { partyNames: _names, ...admission } = outcome.admission;
  return { kind: 'admitted', admission };
}

/** If a rejected code belongs to a pass, the error says so, because staff scan passes on another screen. */
async function pointedOut(
  { store }: Pick<Deps, 'store'>,
  code: string,
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.kind === 'admitted' || outcome.code !== 'qr_invalid') return outcome;
  const found = await store.passes.findByCode(code);
  if (!found) return outcome;
  const pass = found.userId === null ? 'card' : 'owned';
  return { ...outcome, payload: { pass } };
}

async function outcomeOf(admitting: Promise<Admission>): Promise<Outcome> {
  try {
    return { kind: 'admitted', admission: await admitting };
  } catch (error) {
    if (!(error instanceof ApiError) || !isVerdict(error.code)) throw error;
    return { kind: 'refused', code: error.code, payload: error.payload };
  }
}
