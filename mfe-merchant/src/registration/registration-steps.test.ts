import {
  botChallengeCall,
  createMerchantCall,
  saveOpeningsCall,
  signInCall,
  signUpCall,
  toggleSessionCall,
} from '@turno/shared-types';
import { CallError, createHttp } from '@turno/shared-ui/http';
import {
  buildMerchant,
  buildRemoteProps,
  buildSession,
  type FakeGateway,
  failOffline,
  openFakeGateway,
  refuse,
  reply,
  settle,
} from '@turno/shared-ui/test';
import type { Registration } from './registration.ts';
import { isUnanswered, PasswordNeeded, register } from './registration-steps.ts';

const roles = ['ROLE_MERCHANT' as const];
const fresh = buildSession({ id: 9, accessToken: 'new-merchant', roles });
const full = buildSession({ id: 9, accessToken: 'full', roles });
const openings = [{ dayOfWeek: 1, start: '09:00', end: '13:00' }];
const START: Registration = {
  personId: null,
  placeId: 'place-1',
  email: 'livia@example.com',
  body: { name: 'Forno Aurora', categoryId: 2, openings },
  key: 'key-1',
  isSignedUp: false,
  account: null,
  merchantId: null,
  hasOpenings: false,
  areHoursRejected: false,
  startedAt: 0,
};
const DONE = { merchantId: 31, session: full, areHoursRejected: false };
const SUCCESS = [
  reply(signUpCall, fresh),
  reply(createMerchantCall, buildMerchant({ id: 31 })),
  reply(saveOpeningsCall, []),
  reply(toggleSessionCall, full),
];

let gateway: FakeGateway;
let saved: Registration[];
beforeEach(() => {
  gateway = openFakeGateway(SUCCESS);
  saved = [];
});
afterEach(() => gateway.close());

function run(start: Registration = START, password: string | null = 'correct horse') {
  const http = createHttp(buildRemoteProps({}, buildSession({ roles: ['ROLE_GUEST'] })).props);
  const steps = {
    http,
    save: (next: Registration) => saved.push(next),
    solveBotCheck: async () => 'solved',
  };
  return settle(register(steps, start, password));
}
const failed = (...given: Parameters<typeof run>) => run(...given).catch((error: unknown) => error);
const sent = () => gateway.requests.map(({ method, path }) => `${method} ${path}`);
const tokens = () => gateway.requests.map(({ headers }) => headers.get('authorization'));
const last = () => saved.at(-1) ?? START;

const STEPS = [
  'POST /auth/signup',
  'POST /private/merchants',
  'POST /private/merchants/31/openings/bulk',
  'POST /auth/toggle-session',
];

test('MER-008 X-14 sign-up, creation, openings and exchange, in this order, with the stored token', async () => {
  expect(await run()).toEqual(DONE);
  expect(sent()).toEqual(STEPS);
  // The guest's session of the page goes along with none of them.
  expect(tokens()).toEqual([null, ...Array(3).fill('Bearer new-merchant')]);
  expect(gateway.requests[0]?.body).toMatchObject({
    name: 'Forno Aurora',
    roles: ['ROLE_MERCHANT'],
    captchaToken: 'solved',
  });
});

test('MER-008 a place without openings saves none', async () => {
  await run({ ...START, body: { name: 'Forno Aurora', categoryId: 2, openings: [] } });
  expect(sent()).not.toContain(STEPS[2]);
});

test.each([
  { call: createMerchantCall, again: STEPS.slice(1) },
  { call: saveOpeningsCall, again: STEPS.slice(2) },
  { call: toggleSessionCall, again: STEPS.slice(3) },
])(
  'MER-008 IDN-030 after $call.path had no answer the stored registration goes on there',
  async ({ call, again }) => {
    gateway.answer(failOffline(call));
    expect(isUnanswered(await failed())).toBe(true);
    gateway.answer(...SUCCESS);
    const before = gateway.requests.length;
    expect(await run(last(), null)).toEqual(DONE);
    expect(sent().slice(before)).toEqual(again);
    const keys = gateway.requests
      .filter(({ path }) => path === '/private/merchants')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys)).toEqual(new Set(['key-1']));
  },
);

test('MER-008 an account that a lost answer created is entered by the same password', async () => {
  gateway.answer(refuse(signUpCall, 'email_already_in_use'), reply(signInCall, full));
  expect(await run()).toEqual(DONE);
  expect(sent()).not.toContain('POST /auth/toggle-session');
});

test.each([
  { whose: 'another password', answer: refuse(signInCall, 'invalid_credentials') },
  {
    whose: 'a customer',
    answer: reply(signInCall, buildSession({ roles: ['ROLE_USER'] })),
  },
])('MER-008 IDN-034 the address of an account with $whose is taken', async ({ answer }) => {
  gateway.answer(refuse(signUpCall, 'email_already_in_use'), answer);
  expect(await failed()).toMatchObject({ code: 'email_already_in_use' });
  expect(saved).toEqual([]);
});

test.each([createMerchantCall, saveOpeningsCall, toggleSessionCall])(
  'MER-008 IDN-029 a token that ends before $path leaves the rest to the password',
  async (call) => {
    gateway.answer(refuse(call, 'token_expired_or_wrong'));
    expect(await failed()).toBeInstanceOf(PasswordNeeded);
    expect(await failed(last(), null)).toBeInstanceOf(PasswordNeeded);
    gateway.answer(...SUCCESS, reply(signInCall, full));
    const before = gateway.requests.length;
    expect(await run(last())).toEqual(DONE);
    expect(sent().slice(before)).not.toContain('POST /auth/signup');
  },
);

test.each([
  refuse(saveOpeningsCall, 'opening_time_invalid'),
  refuse(saveOpeningsCall, 'validation_error'),
])('MER-008 rejected hours do not hold up a merchant that exists: %#', async (answer) => {
  gateway.answer(answer);
  expect(await run()).toEqual({ ...DONE, areHoursRejected: true });
  expect(sent()).toEqual(STEPS);
  expect(last()).toMatchObject({ hasOpenings: true, areHoursRejected: true });
});

test('MER-008 hours that had no turn because of a rate limit are sent again', async () => {
  gateway.answer(refuse(saveOpeningsCall, 'rate_limited'));
  expect(isUnanswered(await failed())).toBe(true);
  gateway.answer(...SUCCESS);
  expect(await run(last(), null)).toEqual(DONE);
});

test('MER-008 a rejected exchange leaves the rest to the password', async () => {
  gateway.answer(refuse(toggleSessionCall, 'forbidden'));
  expect(await failed()).toBeInstanceOf(PasswordNeeded);
});

test('MER-008 a full token that was stored before the page closed is enough', async () => {
  const account = { session: full, isFull: true };
  const stored = { ...START, account, isSignedUp: true, merchantId: 31, hasOpenings: true };
  expect(await run(stored, null)).toEqual(DONE);
  expect(sent()).toEqual([]);
});

test('S-09 a puzzle that expired on its way is solved once more', async () => {
  gateway.answer(refuse(signUpCall, 'captcha_error'));
  expect(await failed()).toMatchObject({ code: 'captcha_error' });
  expect(sent()).toEqual(['POST /auth/signup', 'POST /auth/signup']);
  expect(sent()).not.toContain(`GET ${botChallengeCall.path}`);
});

test.each([
  ['no answer', 0, true],
  ['an answer that may come after the step was done', 503, true],
  ['a rate limit', 429, true],
  ['a definite answer', 422, false],
])('MER-008 a step with %s may have been done: %#', (_, status, unanswered) => {
  expect(isUnanswered(new CallError({ code: null, status, message: '' }))).toBe(unanswered);
});
