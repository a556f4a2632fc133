import { ERRORS, type ErrorCode } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';
import { isVerdict } from './check-in-atoms.ts';

test.each([
  ['qr_invalid', true],
  ['qr_expired', true],
  ['ticket_already_scanned', true],
  ['ticket_not_processable', true],
  ['validation_error', true],
  ['idempotency_key_reused', false],
  ['token_expired_or_wrong', false],
  ['forbidden', false],
  ['rate_limited', false],
  ['service_unavailable', false],
] as const)('PAS-034 %s says something about the ticket: %s', (code: ErrorCode, verdict) => {
  expect(isVerdict(new CallError({ code, ...ERRORS[code] }))).toBe(verdict);
});

test('a network failure gives no verdict on the ticket', () => {
  expect(isVerdict(new CallError({ code: null, status: 0, message: '' }))).toBe(false);
  expect(isVerdict(new Error('a bug'))).toBe(false);
});
