import type { ErrorCode } from '@turno/shared-types';
import { lineUpProblem } from './line-up-problem.ts';

const row = (code: ErrorCode | null, status: number) => ({ code, status });

test.each([
  ['no connection may have taken the number', row(null, 0), 'unanswered'],
  ['so may a server that broke', row('internal_server_error', 500), 'unanswered'],
  ['or one that is away', row('service_unavailable', 503), 'unanswered'],
  ['too many requests are asked again', row('rate_limited', 429), 'unanswered'],
  ['ERR-008 a closed queue is a no', row('queue_closed', 422), 'refused'],
  ['ERR-007 a limit is a no', row('max_tickets_category', 422), 'refused'],
  ['CON-028 too early is a no', row('lineup_not_open', 422), 'refused'],
  ['a second ticket leads to the first', row('already_in_queue', 422), 'existing'],
  ['ERR-010 an unknown refusal is a no', row(null, 409), 'refused'],
] as const)('%s', (_, failed, expected) => {
  expect(lineUpProblem(failed)).toBe(expected);
});
