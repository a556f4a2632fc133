import { acceptViolation, INVITATION_LIFE_MS, invitationState } from './invitation.ts';

const EXPIRES = new Date('2026-11-21T10:00:00Z');
const BEFORE = new Date(EXPIRES.getTime() - 1);
const INVITATION = { state: 'open', email: 'anna@bottega.example', expiresAt: EXPIRES } as const;
const ACCOUNT = { email: 'anna@bottega.example', role: 'ROLE_MERCHANT' };

test.each([
  { state: 'open', now: BEFORE, is: 'open' },
  { state: 'open', now: EXPIRES, is: 'expired' },
  { state: 'accepted', now: EXPIRES, is: 'accepted' },
  { state: 'revoked', now: EXPIRES, is: 'revoked' },
] as const)('S-08 an invitation that is $state in the book is $is', ({ state, now, is }) => {
  expect(invitationState({ ...INVITATION, state }, now)).toBe(is);
});

test.each([
  { name: 'the invited account', code: null },
  {
    name: 'another account',
    account: { email: 'eva@bottega.example' },
    code: 'invitation_other_account',
  },
  { name: 'a visitor', account: { role: 'ROLE_USER' }, code: 'merchant_account_required' },
  { name: 'a late account', now: EXPIRES, code: 'invitation_expired' },
  { name: 'a second time', invitation: { state: 'accepted' }, code: 'invitation_used' },
  { name: 'after a revocation', invitation: { state: 'revoked' }, code: 'invitation_revoked' },
] as const)('S-08 $name accepts: $code', ({ code, ...each }) => {
  const invitation = { ...INVITATION, ...('invitation' in each ? each.invitation : {}) };
  const account = { ...ACCOUNT, ...('account' in each ? each.account : {}) };
  const now = 'now' in each ? each.now : BEFORE;
  expect(acceptViolation(invitation, account, now)?.code ?? null).toBe(code);
});

test('S-08 a stranger does not learn what became of an invitation', () => {
  const other = { ...ACCOUNT, email: 'eva@bottega.example' };
  expect(acceptViolation({ ...INVITATION, state: 'revoked' }, other, EXPIRES)).toEqual({
    code: 'invitation_other_account',
  });
});

test('S-08 an invitation is good for a week', () => {
  expect(INVITATION_LIFE_MS).toBe(604_800_000);
});
