import type { ErrorCode } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';
import { ERROR_AREAS, type ErrorAreaName, PASS_OWNER_TOAST_MS, planFor } from './index.ts';

const apiError = (code: ErrorCode, status = 422) =>
  new CallError({ code, status, message: 'fixed English words' });
const words = (message: string, status = 422) => new CallError({ code: null, status, message });

test.each<[string, ErrorAreaName, CallError, string | null]>([
  ['ERR-007 "more than"', 'line-up', words('You cannot have more than 5 tickets'), 'max_tickets'],
  [
    'ERR-007 "category"',
    'line-up',
    words('You cannot have more than 2 tickets in this category'),
    'max_tickets_category',
  ],
  ['ERR-008 "closed"', 'line-up', words('The queue is closed'), 'queue_closed'],
  ['ERR-009 a 409', 'line-up', words('Conflict', 409), 'event_ticket_already_exists'],
  ['ERR-010 other words', 'line-up', words('No more paper'), null],
  ['ERR-017 "invalid"', 'password-change', words('invalid-old'), 'invalid_old_password'],
  [
    'ERR-017 "cannot be equal"',
    'password-change',
    words('New password cannot be equal to the old one'),
    'equal_passwords',
  ],
  ['ERR-017 "unauthorized" on reset', 'password-reset', words('unauthorized'), 'user_not_found'],
  [
    'ERR-018 the merchant has closed',
    'pass-details',
    words('The merchant has already closed'),
    'merchant_closed',
  ],
  ['ERR-021 "already exists"', 'queue-create', words('already exists'), 'queue_already_exists'],
  [
    'ERR-022 people in the queue',
    'queue-save',
    words('have already people in queue'),
    'cannot_change_schedule',
  ],
  [
    'ERR-023 the error field first',
    'next',
    new CallError({
      code: null,
      status: 422,
      message: 'x',
      errors: [{ message: 'no_tickets_in_queues', field: null }],
    }),
    'no_tickets_in_queues',
  ],
  ['a code wins over words', 'line-up', apiError('slot_full', 409), 'slot_full'],
])('%s', (_, area, error, code) => {
  expect(planFor(area, error).error?.code ?? null).toBe(code);
});

test('ERR-007 the number of the limit is found in the message', () => {
  const plan = planFor('line-up', words('You cannot have more than 2 tickets in this category'));
  expect(plan.error?.payload).toEqual({ counter: 2 });
});

test.each<[string, ErrorAreaName, CallError | Error, object]>([
  [
    'ERR-005 a wrong password',
    'sign-in',
    apiError('invalid_credentials'),
    { as: 'field', field: 'password' },
  ],
  [
    'ERR-028 an address in use',
    'sign-up',
    apiError('email_already_in_use', 409),
    { as: 'field', field: 'email' },
  ],
  [
    'ERR-017 a wrong old password',
    'password-change',
    apiError('invalid_old_password'),
    { as: 'field', field: 'oldPassword' },
  ],
  [
    'ERR-021 a name that is taken',
    'queue-create',
    apiError('queue_already_exists', 409),
    { as: 'field', field: 'name' },
  ],
  ['ERR-001 a rejected line-up', 'line-up', apiError('queue_closed'), { as: 'alert' }],
  [
    'ERR-002 most messages stay 2 s',
    'redeem',
    apiError('pass_not_found'),
    { as: 'toast', lifeMs: 2_000 },
  ],
  [
    'ERR-002, ERR-019 pass owners 5 s',
    'pass-owner-update',
    apiError('pass_owner_not_found'),
    { as: 'toast', lifeMs: PASS_OWNER_TOAST_MS },
  ],
  ['ERR-020 a failed save', 'queue-save', words('disk full', 500), { as: 'alert' }],
  ['ERR-013 a mistake in the program', 'merchant-area', new TypeError('x'), { as: 'alert' }],
])('%s is shown where its area says', (_, area, error, display) => {
  expect(planFor(area, error).display).toEqual(display);
});

test.each<[string, ErrorAreaName, CallError, string | null]>([
  [
    'ERR-011 a dead session on a protected page',
    'session',
    apiError('token_expired_or_wrong', 401),
    'sign-in',
  ],
  [
    'ERR-012 a public page that cannot be read',
    'public-merchant',
    apiError('internal_server_error', 500),
    'home',
  ],
  ['ERR-015 an unknown vanity', 'public-merchant', apiError('merchant_not_found', 404), 'home'],
  [
    'ERR-013, ERR-014 a token in the merchant area',
    'merchant-area',
    words('jwt token is malformed'),
    'home',
  ],
  ['ERR-013 anything else there', 'merchant-area', words('No more paper'), null],
  ['ERR-016 another account’s ticket', 'ticket', apiError('ticket_not_found', 404), 'home'],
  ['a network that is away', 'public-merchant', words('No connection', 0), null],
])('%s', (_, area, error, goTo) => {
  expect(planFor(area, error).goTo).toBe(goTo);
});

test('ERR-030 every one of the 18 areas has a row', () => {
  const areas = [
    'session',
    'password-change',
    'password-reset',
    'queue',
    'line-up',
    'next-webhook',
    'ticket-passes',
    'pass-details',
    'pass-types',
    'creating-passes',
    'sharing',
    'redeem',
    'association',
    'scan-code',
    'scan-code-list',
    'create-pass-owner',
    'pass-owner-update',
    'check-in',
  ];
  expect(areas).toHaveLength(18);
  for (const area of areas) expect(Object.keys(ERROR_AREAS)).toContain(area);
});
