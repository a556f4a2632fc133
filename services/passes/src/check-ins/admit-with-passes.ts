import { ApiError } from '@turno/kit';
import type { admitTicketCall, CallOutput } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { type Entrance, entranceBlocker, type Pass } from '../passes/index.ts';
import { type Admission, attemptsEndedBefore, isVerdict } from './rules.ts';

type Scan = Omit<CallOutput<typeof admitTicketCall>['body'], 'checkedPassesOf'>;
type Admitting = { scan: Scan; gateId: string | null; requestId: string };

/**
 * Admits a ticket through queues. A ticket that was taken with passes is admitted only if their policies allow the entry: the
 * entry is recorded in the passes first, and removed if queues rejects the ticket. A crash between the two leaves an entry in
 * the passes of a ticket that was not admitted; a later scan of the ticket, after this attempt has timed out, replaces it.
 */
export async function admitWithPasses(deps: Deps, admitting: Admitting): Promise<Admission> {
  const { scan, gateId, requestId } = admitting;
  const first = await deps.queues.admit({ ...scan, checkedPassesOf: null }, requestId);
  if (!first.passesDue || !first.passTicketId) return first;
  const { queueId, venue } = first.passesDue;
  const ticketId = first.passTicketId;
  const at = deps.now();
  const entrance = { merchantId: scan.merchantId, queueId, gateId, at, venue };
  const entry = { ticketId, entryId: scan.nonce, at };
  const { paxCount, peopleLeft = paxCount } = first;
  const endedBefore = peopleLeft === paxCount ? attemptsEndedBefore(at) : null;
  await enter(deps, { ...entrance, ...entry, endedBefore, admission: first });
  try {
    const checked = { ...scan, checkedPassesOf: ticketId };
    const { isUndone, ...admission } = await deps.queues.admit(checked, requestId);
    // A copy of the scan was admitted and undone before this request recorded its entry.
    if (isUndone) await deps.store.uses.leave(entry);
    return admission;
  } catch (error) {
    // Without a verdict queues may have admitted the people, so the entry stays until the scan is retried.
    if (error instanceof ApiError && isVerdict(error.code)) await deps.store.uses.leave(entry);
    throw error;
  }
}

type Entering = Omit<Entrance, 'date'> & {
  ticketId: string;
  entryId: string;
  endedBefore: Date | null;
  admission: Admission;
};
/** Other tickets may change the uses of a pass between two attempts; a scan gives up after this many. */
const ATTEMPTS = 20;

/** Records the entry in each pass of a ticket, all or none, each by one compare-and-set. */
async function enter(deps: Deps, entering: Entering): Promise<void> {
  const { store } = deps;
  const { ticketId, entryId, at } = entering;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const passes = await store.uses.findPassesOf(ticketId);
    for (const pass of passes) assertAdmitted(pass, entering);
    const entered = await Promise.all(passes.map((pass) => store.uses.enter(pass, entering)));
    if (entered.every(Boolean)) return;
    await store.uses.leave({ ticketId, entryId, at });
  }
  throw new ApiError('service_unavailable');
}

function assertAdmitted(pass: Pass, entering: Entering): void {
  const blocker = entranceBlocker(pass, entering);
  if (!blocker) return;
  const { ticketValue, queueName, paxCount, isFastTrack } = entering.admission;
  const ticket = { ticketValue, queueName, paxCount, isFastTrack };
  throw new ApiError(blocker.code, {
    ...ticket,
    ...(blocker.from && { from: blocker.from.toISOString() }),
  });
}
