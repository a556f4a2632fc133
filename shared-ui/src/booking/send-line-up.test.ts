import type { ErrorCode } from '@turno/shared-types';
import { lineUpProblem } from './send-line-up.ts';

const row = (code: ErrorCode | null, status: number) => ({ code, status });

test.each([
  ['no connection may have taken the number', row(null, 0), 'unanswered'],
  ['so may a server that broke', row('internal_server_error', 500), 'unanswered'],
  ['or one that is away', row('service_unavailable', 503), 'unanswered'],
  ['too many requests are asked again', row('rate_limited', 429), 'unanswered'],
  ['ERR-008 a closed queue is a no', row('queue_closed', 422), 'rejected'],
  ['ERR-007 a limit is a no', row('max_tickets_category', 422), 'rejected'],
  ['CON-028 too early is a no', row('lineup_not_open', 422), 'rejected'],
  ['a second ticket leads to the first', row('already_in_queue', 422), 'existing'],
  ['ERR-010 an unknown error is a no', row(null, 409), 'rejected'],
] as const)('%s', (_, failed, expected) => {
  expect(lineUpProblem(failed)).toBe(expected);
});
