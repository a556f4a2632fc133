import { lineOf } from './activity-line.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const ANNA = { userId: 7, staffRole: 'desk' as const };
const QUEUE = { merchantId: 1, queueId: 20, counterId: 300 };
const by = { merchantId: 1, at: AT, userId: 7, role: 'desk' };

test.each([
  {
    name: 'a queue that is closed',
    command: { activity: 'close' as const, params: QUEUE, body: {}, reply: { counter: 9 } },
    line: { ...by, ...QUEUE, kind: 'close' },
  },
  {
    name: 'a queue that is reopened',
    command: { activity: 'close' as const, params: QUEUE, body: { revert: true }, reply: {} },
    line: { ...by, ...QUEUE, kind: 'reopen' },
  },
  {
    name: 'a called ticket that is called again at a desk',
    command: {
      activity: 'call-again' as const,
      params: { ...QUEUE, counter: 12 },
      body: { deskId: 4 },
      reply: {},
    },
    line: { ...by, ...QUEUE, number: 12, deskId: 4, kind: 'call-again' },
  },
  {
    name: 'a customer who is added gets the number of the answer',
    command: {
      activity: 'add-customer' as const,
      params: { merchantId: 1, queueId: 20 },
      body: { displayName: 'Rosa', phone: '+39 333 1234567' },
      reply: { counter: 13, queueDailyCounterId: 300, queueId: 20 },
    },
    line: { ...by, ...QUEUE, number: 13, kind: 'add-customer' },
  },
  {
    name: 'a desk that is added',
    command: {
      activity: 'add-desk' as const,
      params: { merchantId: 1 },
      body: { name: 'Till' },
      reply: { id: 4, name: 'Till' },
    },
    line: { ...by, deskId: 4, kind: 'add-desk' },
  },
  {
    name: 'a queue that is added',
    command: {
      activity: 'add-queue' as const,
      params: { merchantId: 1 },
      body: { name: 'Cheese' },
      reply: { id: 21, name: 'Cheese' },
    },
    line: { ...by, queueId: 21, kind: 'add-queue' },
  },
  {
    name: 'a colleague who gets another role',
    command: {
      activity: 'change-role' as const,
      params: { merchantId: 1, userId: 8 },
      body: { role: 'door' },
      reply: null,
    },
    line: { ...by, memberId: 8, givenRole: 'door', kind: 'change-role' },
  },
  {
    name: 'an invitation says the role and not the address',
    command: {
      activity: 'invite' as const,
      params: { merchantId: 1 },
      body: { email: 'new@example.com', role: 'desk' },
      reply: { id: 'a1', email: 'new@example.com' },
    },
    line: { ...by, givenRole: 'desk', kind: 'invite' },
  },
  {
    name: 'an accepted invitation names the merchant in its answer',
    command: {
      activity: 'join-team' as const,
      params: {},
      body: { token: 't' },
      reply: { merchantId: 1 },
    },
    line: { ...by, kind: 'join-team' },
  },
])('S-08 the line of $name', ({ command, line }) => {
  expect(lineOf({ ...command, caller: ANNA }, AT)).toEqual(line);
});

test('S-08 an API key is named by its id, and not as a person', () => {
  const caller = { userId: 123_456, keyId: 3 };
  const command = { activity: 'pause' as const, caller, params: QUEUE, body: {}, reply: {} };
  expect(lineOf(command, AT)).toEqual({ ...QUEUE, at: AT, kind: 'pause', keyId: 3 });
});
