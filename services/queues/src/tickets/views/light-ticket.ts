import type { Ticket } from '@turno/shared-types';

/** G-11: a ticket without its QR code and its passes; the uses of passes stay where they are asked for. */
export function lightTicket(ticket: Ticket, includePassUsages: boolean): Ticket {
  const { passUsages, pass_owner: _owner, pass: _pass, ...light } = ticket;
  return { ...light, qrCodeJWT: null, ...(includePassUsages ? { passUsages } : {}) };
}
