import { randomUUID } from 'node:crypto';
import { ApiError, type Caller, isRejection, runEach } from '@turno/kit';
import type { GuestTickets, TransferredTickets } from '@turno/shared-types/guest-tickets';
import { isGuest } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import type { TicketTransfer } from './store.ts';

type Sender = { caller: Caller | null; requestId: string };
/** The account that was signed in to, and the session in the browser of the guest. */
type Account = { user: { id: number }; sessionId: string };

/**
 * Transfers the tickets of the guest who sent a sign-in to the account that was signed in to (S-16); returns `undefined` if no
 * guest sent it. The intent is stored before queues is called, so the sweeper completes a transfer that a crash interrupted or
 * that queues could not accept; no sign-in fails because of it.
 */
export async function takeGuestTickets(
  deps: Deps,
  { caller, requestId }: Sender,
  { user, sessionId }: Account,
): Promise<GuestTickets | undefined> {
  if (!caller || !isGuest(caller.role)) return undefined;
  const transfer = { guestId: caller.userId, userId: user.id, sessionId };
  await deps.store.ticketTransfers.begin(transfer, deps.now());
  try {
    return { state: 'done', ...(await complete(deps, transfer, requestId)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'pending', moved: 0, stayed: [] };
  }
}

const BATCH = 100;

/**
 * Repeats the transfers that queues has not confirmed; once it is unavailable the rest is left to the next sweep. A rejection by
 * queues is permanent, so it is thrown and logged, after the others.
 */
export async function resumeTicketTransfers(deps: Deps): Promise<void> {
  const { ticketTransfers } = deps.store;
  let isAway = false;
  await runEach(await ticketTransfers.findDue(BATCH), async (transfer) => {
    if (isAway) return;
    try {
      await complete(deps, transfer, randomUUID());
    } catch (error) {
      await ticketTransfers.putOff(transfer, deps.now());
      isAway = error instanceof ApiError && !isRejection(error);
      if (!isAway) throw error;
    }
  });
}

const NOTHING: TransferredTickets = { moved: 0, stayed: [] };

/** Transfers the tickets through queues, unless the account is deleted, and ends the intent. */
async function complete(
  { store, people, publish, now }: Deps,
  transfer: TicketTransfer,
  requestId: string,
): Promise<TransferredTickets> {
  const { userId } = transfer;
  const isStored = async () => (await store.users.findById(userId)) !== null;
  const tickets = (await isStored()) ? await people.transferTickets(transfer, requestId) : NOTHING;
  if (tickets.moved > 0 && !(await isStored())) {
    // The account was deleted meanwhile: queues may have erased its owner before these tickets arrived.
    await store.erasures.begin(userId, now());
    await publish({ type: 'user-deleted', userId });
  }
  await store.ticketTransfers.end(transfer);
  return tickets;
}
