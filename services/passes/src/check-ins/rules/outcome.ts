import {
  type admitTicketCall,
  type CallReply,
  checkInCall,
  type ErrorCode,
} from '@turno/shared-types';

/** What queues says of a ticket it lets in. */
export type Admission = CallReply<typeof admitTicketCall>;

/** How a scan ended: the ticket was let in, or was refused for a reason of its own. */
export type Outcome =
  | { kind: 'admitted'; admission: Admission }
  | { kind: 'refused'; code: ErrorCode; payload: Record<string, unknown> | null };

const VERDICTS: ReadonlySet<ErrorCode> = new Set(
  checkInCall.errors.filter((code) => code !== 'idempotency_key_reused'),
);

/** Whether a refusal is a decision about the ticket, given again for the same scan, or a passing trouble (PAS-034). */
export function isVerdict(code: ErrorCode): boolean {
  return VERDICTS.has(code);
}
