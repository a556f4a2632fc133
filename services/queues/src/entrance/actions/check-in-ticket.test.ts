import { type Algorithm, createSigner } from 'fast-jwt';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  CHECK_IN_SECRET,
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import type { TicketRecord } from '../../tickets/store/ticket-documents.ts';
import { checkInTicket, entryOf } from './check-in-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

async function calledTicket(change: Parameters<TestHarness['addQueue']>[0] = {}) {
  const testQueue = await harness.addQueue(change);
  const ticket = await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  return { testQueue, ticket, qr: harness.deps.checkInTokens.write(ticket, 600) };
}

const { callNextIn } = staffOf(() => harness);
const scan = (testQueue: TestQueue, token: string, nonce = 'n1', deps = harness.deps) =>
  checkInTicket(deps, { merchantId: testQueue.merchant.id, token, nonce });

test('PAS-033 the QR code and the typed code both check in', async () => {
  for (const how of ['qr', 'code'] as const) {
    const { testQueue, ticket, qr } = await calledTicket();
    const text =
      how === 'qr' ? qr : ` ${ticket.code.slice(0, 5)}-${ticket.code.slice(5)} `.toLowerCase();
    const admission = await scan(testQueue, text);
    expect(admission.ticket).toMatchObject({ number: 1, nonce: 'n1' });
    expect(admission.checkedInAt).toEqual(harness.clock.now);
    expect(harness.events.at(-1)).toMatchObject({ type: 'ticket-changed', counter: 1 });
  }
});

test('PAS-033 people who came with passes are named, those without a name are not', async () => {
  const { testQueue, qr } = await calledTicket();
  const { ticket, queue } = await scan(testQueue, qr);
  const pass = { passId: 1, passOwnerId: 2, passTypeName: 'Fast Track' };
  const passes = ['Anna', null].map((ownerName) => ({ ...pass, ownerName }));
  expect(entryOf({ ...ticket, passes }, queue, 'n1').partyNames).toEqual(['Anna']);
  expect(entryOf(ticket, queue, 'n1')).not.toHaveProperty('partyNames');
});

test('QUE-049 twenty scans of one ticket at once, at two processes, let in exactly one', async () => {
  const { testQueue, qr } = await calledTicket();
  const second = await harness.secondDeps();
  const answers = await Promise.all(
    range(1, 20).map((gate) =>
      codeOf(scan(testQueue, qr, `gate-${gate}`, gate % 2 ? harness.deps : second)),
    ),
  );
  expect(answers.filter((code) => code === null)).toHaveLength(1);
  expect(answers.filter((code) => code === 'ticket_already_scanned')).toHaveLength(19);
});

test('the same scan sent twenty times gets the same answer', async () => {
  const { testQueue, qr } = await calledTicket();
  const answers = await Promise.all(range(1, 20).map(() => scan(testQueue, qr, 'same')));
  const times = answers.map(({ checkedInAt }) => checkedInAt.getTime());
  expect(new Set(times).size).toBe(1);
});

test('a waiting ticket is not processable, a removed one not valid', async () => {
  const testQueue = await harness.addQueue();
  const ticket = await join(harness.deps, testQueue, newUser());
  expect(await codeOf(scan(testQueue, ticket.code))).toBe('ticket_not_processable');
  const { userId, counterId, number } = ticket;
  await removeTicket(harness.deps, { userId, counterId, number });
  expect(await codeOf(scan(testQueue, ticket.code))).toBe('ticket_not_valid');
});

test('PAS-034 a rejected ticket is named to its merchant, with the number served, when it entered or its new number', async () => {
  const testQueue = await harness.addQueue();
  const tickets = [];
  for (const _ of range(1, 2)) tickets.push(await join(harness.deps, testQueue, newUser()));
  const [first, second] = tickets.map(({ code }) => code);
  const payloadOf = (code = '', at = testQueue, nonce = 'n1') =>
    scan(at, code, nonce).then(
      () => 'admitted',
      ({ payload }) => payload,
    );
  const named = (ticketValue: string) => ({
    ticketValue,
    queueName: testQueue.queue.name,
    paxCount: 1,
    isFastTrack: false,
  });
  expect(await payloadOf(second)).toEqual({ ...named('2'), serving: null });
  await callNextIn(testQueue);
  expect(await payloadOf(second)).toEqual({ ...named('2'), serving: '1' });
  expect(await payloadOf(first)).toBe('admitted');
  const enteredAt = harness.clock.now.toISOString();
  expect(await payloadOf(first, testQueue, 'n2')).toEqual({ ...named('1'), enteredAt });
  const movedTo = { ticketValue: 'RI4', queueName: 'Ritiro' };
  const moved = { state: 'cancelled', movedTo: { ...movedTo, queueDailyCounterId: 1, counter: 4 } };
  await harness.db.collection('tickets').updateOne({ code: second }, { $set: moved });
  expect(await payloadOf(second)).toEqual({ ...named('2'), movedTo });
  // Another merchant learns nothing of it.
  expect(await payloadOf(second, await harness.addQueue())).toBeNull();
});

test('S-21 a ticket that was moved twice is rejected with the number it has now', async () => {
  const { besides, move } = calledTicketsOf(() => harness);
  const first = await harness.addQueue();
  const [second, third] = [await besides(first), await besides(first)];
  await join(harness.deps, third, newUser());
  const { code, number } = await join(harness.deps, first, newUser());
  const { movedTo } = await move(first, number, second);
  await move(second, movedTo.counter, third);
  await expect(scan(first, code)).rejects.toMatchObject({
    payload: { ticketValue: '1', movedTo: { ticketValue: '2', queueName: third.queue.name } },
  });
});

test('another merchant’s ticket is not valid here, and stays unused', async () => {
  const { testQueue, ticket, qr } = await calledTicket();
  const other = await harness.addQueue();
  expect(await codeOf(scan(other, qr))).toBe('ticket_not_valid');
  expect(await codeOf(scan(other, ticket.code))).toBe('ticket_not_valid');
  expect(await codeOf(scan(testQueue, qr))).toBeNull();
});

test('QUE-073 X-04 a ticket expires its seconds after the call, whatever its signature says', async () => {
  const { testQueue, qr } = await calledTicket({ merchant: { ticketsExpireIn: 60 } });
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + 60_001);
  expect(await codeOf(scan(testQueue, qr))).toBe('qr_expired');
  harness.clock.now = new Date(before.getTime() + 60_000);
  expect(await codeOf(scan(testQueue, qr))).toBeNull();
  harness.clock.now = before;
});

type Forged = {
  secret?: string;
  algorithm?: Algorithm;
  lifeSeconds?: number;
  sub?: string;
  aud?: string;
  iss?: string;
};

/** A check-in token of another issuer, or an expired one of ours. */
function textFor({ counterId, number }: TicketRecord, change: Forged = {}): string {
  const { secret = CHECK_IN_SECRET, algorithm = 'HS256', lifeSeconds = 60, ...names } = change;
  const exp = Math.floor(harness.clock.now.getTime() / 1_000) + lifeSeconds;
  const ours = { sub: `${counterId}.${number}`, aud: 'turno-door', iss: 'turno' };
  return createSigner({ key: secret, algorithm })({ ...ours, ...names, exp });
}

test('X-04 a code is good until its signature runs out', async () => {
  const { testQueue, ticket } = await calledTicket();
  expect(await codeOf(scan(testQueue, textFor(ticket, { lifeSeconds: 0 })))).toBe('qr_expired');
  expect(await codeOf(scan(testQueue, textFor(ticket, { lifeSeconds: 1 })))).toBeNull();
});

test('S-15 a scan that is sent again when its signature has run out tells what it did', async () => {
  const { testQueue, ticket } = await calledTicket();
  const before = harness.clock.now;
  const text = textFor(ticket, { lifeSeconds: 1 });
  const first = await scan(testQueue, text, 'first');
  harness.clock.now = new Date(before.getTime() + 5_000);
  expect(await scan(testQueue, text, 'first')).toMatchObject({ checkedInAt: first.checkedInAt });
  expect(await codeOf(scan(testQueue, text, 'second'))).toBe('qr_expired');
  expect(await codeOf(scan(await harness.addQueue(), text, 'first'))).toBe('ticket_not_valid');
  harness.clock.now = before;
});

test('what is not ours is not recognized', async () => {
  const { testQueue, ticket, qr } = await calledTicket();
  const [head, claims] = qr.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const texts = [
    'nonsense',
    '0000000000',
    'a.b.c',
    `${head}.${claims}.AAAA`,
    `${none}.${claims}.`,
    textFor(ticket, { secret: 'a guessed secret' }),
    textFor(ticket, { algorithm: 'HS512' }),
    textFor(ticket, { aud: 'turno-api' }),
    textFor(ticket, { iss: 'another' }),
    textFor(ticket, { sub: 'x' }),
    textFor(ticket, { sub: '1.1' }),
  ];
  for (const text of texts) expect(await codeOf(scan(testQueue, text))).toBe('qr_invalid');
});
