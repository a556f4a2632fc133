import {
  type admitTicketCall,
  type CallReply,
  checkInCall,
  type ErrorCode,
} from '@turno/shared-types';

/** What queues returns for a ticket it checks in. */
export type Admission = CallReply<typeof admitTicketCall>;

/** The result of a scan: the ticket was checked in, or rejected for a reason of its own. */
export type Outcome =
  | { kind: 'admitted'; admission: Admission }
  | { kind: 'refused'; code: ErrorCode; payload: Record<string, unknown> | null };

const VERDICTS: ReadonlySet<ErrorCode> = new Set(
  checkInCall.errors.filter((code) => code !== 'idempotency_key_reused'),
);

/** Whether an error is a final decision about the ticket, repeated for the same scan, rather than a transient one (PAS-034). */
export function isVerdict(code: ErrorCode): boolean {
  return VERDICTS.has(code);
}

/** Many times the timeout of a call to queues. */
const ATTEMPT_MS = 60_000;

/** A scan recorded before this instant is no longer in progress: queues has decided it, or its process died. */
export function attemptsEndedBefore(now: Date): Date {
  return new Date(now.getTime() - ATTEMPT_MS);
}
