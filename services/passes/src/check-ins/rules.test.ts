import { isVerdict } from './rules.ts';

test.each([
  { code: 'qr_expired', is: true },
  { code: 'qr_invalid', is: true },
  { code: 'ticket_not_valid', is: true },
  { code: 'ticket_not_processable', is: true },
  { code: 'ticket_already_scanned', is: true },
  { code: 'idempotency_key_reused', is: false },
  { code: 'service_unavailable', is: false },
  { code: 'internal_server_error', is: false },
  { code: 'forbidden', is: false },
] as const)('PAS-034 $code is a decision about the ticket: $is', ({ code, is }) => {
  expect(isVerdict(code)).toBe(is);
});
