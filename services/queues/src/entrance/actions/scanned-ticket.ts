import { ApiError } from '@turno/kit';
import { lastPathSegment } from '@turno/shared-types/rules';
import type { Deps } from '../../ticket-views/index.ts';
import { readCheckInCode, type TicketRecord } from '../../tickets/index.ts';

type Scan = {
  token: string;
  merchantId?: number;
  /**
   * The id of the scan. A repeated scan that has already admitted people finds its ticket even if the code has expired since.
   */
  nonce?: string;
};

/**
 * Finds the ticket of a scanned or typed code. A number on paper that was moved to another queue or day keeps its old code,
 * which its holder has in hand; a phone shows the new one.
 */
export async function findScannedTicket(deps: Deps, scan: Scan): Promise<TicketRecord> {
  const { tickets } = deps.store;
  const found = await findTicketOfCode(deps, scan);
  if (!found.movedTo || !(await tickets.isOnPaper(found))) return found;
  return (await tickets.findMovedNow(found.counterId, found.number)) ?? found;
}

async function findTicketOfCode(
  deps: Deps,
  { merchantId, token, nonce }: Scan,
): Promise<TicketRecord> {
  const text = lastPathSegment(token);
  if (text.split('.').length === 3) {
    const key = deps.checkInTokens.read(text);
    const ticket = key && (await findOfCode(deps, key));
    const isRepeated = ticket?.entries?.some((entry) => entry.nonce === nonce);
    if (key?.isExpired && !isRepeated) throw new ApiError('qr_expired');
    if (!ticket) throw new ApiError('qr_invalid');
    return ticket;
  }
  const code = readCheckInCode(text);
  const tickets = code === null ? [] : await deps.store.tickets.findByCode(code);
  const ticket = tickets.find((each) => each.merchantId === merchantId) ?? tickets[0];
  if (!ticket) throw new ApiError('qr_invalid');
  return ticket;
}

type Key = NonNullable<ReturnType<Deps['checkInTokens']['read']>>;

/** If the cached ticket has another code, it may just have been given away, so it is read from the database. */
async function findOfCode({ store: { tickets } }: Deps, key: Key) {
  const { counterId, number, code, isExpired } = key;
  // An expired code is only accepted for a stored entry, so the cache is not enough.
  const find = isExpired ? tickets.findNumberNow : tickets.findNumber;
  const found = await find(counterId, number);
  if (!found || code === null || found.code === code) return found;
  const stored = await tickets.findNumberNow(counterId, number);
  return stored?.code === code ? stored : null;
}

/** Whether a text is the code of a ticket, including an expired one. */
export async function isTicketCode(deps: Deps, token: string): Promise<boolean> {
  try {
    return (await findScannedTicket(deps, { token })) !== null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'qr_expired';
  }
}
