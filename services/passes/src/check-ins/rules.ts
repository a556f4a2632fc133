import {
  type admitTicketCall,
  type CallReply,
  checkInCall,
  type ErrorCode,
} from '@turno/shared-types';
import { lastPathSegment } from '@turno/shared-types/rules';

/** What queues returns for a ticket it checks in. */
export type Admission = CallReply<typeof admitTicketCall>;

/** The result of a scan: the ticket was checked in, or rejected for a reason of its own. */
export type Outcome =
  | { kind: 'admitted'; admission: Admission }
  | { kind: 'refused'; code: ErrorCode; payload: Record<string, unknown> | null };

const BLANKS_AND_DASHES = /[\s\p{Pd}_]+/gu;
const VERDICTS: ReadonlySet<ErrorCode> = new Set(
  checkInCall.errors.filter((code) => code !== 'idempotency_key_reused'),
);

/** Whether an error is a final decision about the ticket, repeated for the same scan, rather than a transient one (PAS-034). */
export function isVerdict(code: ErrorCode): boolean {
  return VERDICTS.has(code);
}

/**
 * The code to look a ticket up by: the signed text of a QR code unchanged, or a typed code in capitals without the
 * blanks and dashes that people put between its letters. Empty when nothing is left (PAS-032, CON-019).
 */
export function scannedCode(text: string): string {
  const code = lastPathSegment(text);
  // A signed text contains dots and is case-sensitive; a typed code is neither.
  return code.includes('.') ? code : code.replace(BLANKS_AND_DASHES, '').toUpperCase();
}
