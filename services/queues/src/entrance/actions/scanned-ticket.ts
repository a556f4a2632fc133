import { ApiError } from '@turno/kit';
import { lastPathSegment } from '@turno/shared-types/rules';
import type { Deps } from '../../ticket-views/index.ts';
import { readCheckInCode, type TicketRecord } from '../../tickets/index.ts';

/** Finds the ticket with the code that was scanned or typed. */
export async function findScannedTicket(
  deps: Deps,
  { merchantId, token }: { token: string; merchantId?: number },
): Promise<TicketRecord> {
  const text = lastPathSegment(token);
  if (text.split('.').length === 3) {
    const key = deps.checkInTokens.read(text);
    if (key === 'expired') throw new ApiError('qr_expired');
    const ticket = key && (await findOfCode(deps, key));
    if (!ticket) throw new ApiError('qr_invalid');
    return ticket;
  }
  const code = readCheckInCode(text);
  const tickets = code === null ? [] : await deps.store.tickets.findByCode(code);
  const ticket = tickets.find((each) => each.merchantId === merchantId) ?? tickets[0];
  if (!ticket) throw new ApiError('qr_invalid');
  return ticket;
}

type Key = { counterId: number; number: number; code: string | null };

/** A ticket with another code in the cache may just have been given away. */
async function findOfCode({ store: { tickets } }: Deps, { counterId, number, code }: Key) {
  const cached = await tickets.findNumber(counterId, number);
  if (!cached || code === null || cached.code === code) return cached;
  const stored = await tickets.findNumberNow(counterId, number);
  return stored?.code === code ? stored : null;
}

/** Whether a text is the code of a ticket, also of one that has expired. */
export async function isTicketCode(deps: Deps, token: string): Promise<boolean> {
  try {
    return (await findScannedTicket(deps, { token })) !== null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'qr_expired';
  }
}
