import { createLog, createOutbox } from '@turno/kit';
import { connectTestDatabase } from '@turno/kit/test';
import type { Db } from 'mongodb';

import type { Letter, MailOutbox } from './letter.ts';
import { createMail } from './mail.ts';
import type { OutgoingMail } from './transport.ts';

const START = new Date('2026-11-21T10:00:00Z');
const clock = { now: START };
let db: Db;
let outbox: MailOutbox;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await connectTestDatabase());
  outbox = await createOutbox<Letter>(db, () => clock.now);
});
beforeEach(async () => {
  clock.now = START;
  await db.collection('outbox').deleteMany({});
});
afterAll(() => close());

const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const waiting = () => db.collection('outbox').countDocuments();
const letter = (change: Partial<Letter> = {}): Letter => ({
  id: 'one',
  kind: 'password-changed',
  userId: 7,
  to: 'ada@example.com',
  locale: 'es',
  writtenAt: START,
  ...change,
});

/** One process that sends; its transport may be away, and may be killed before it answers. */
function sender(transport?: (mail: OutgoingMail) => Promise<void>) {
  const sent: OutgoingMail[] = [];
  const issued: string[] = [];
  const issue = async ({ userId }: { userId: number }) => {
    issued.push(`token-${userId}-${issued.length}`);
    return issued.at(-1) ?? '';
  };
  const mail = createMail({
    outbox,
    issueToken: { reset: issue, confirmation: issue },
    transport:
      transport ??
      (async (each) => {
        sent.push(each);
      }),
    siteUrl: 'https://pages.test/',
    now: () => clock.now,
    log: createLog('mail', 'silent'),
  });
  return { mail, sent, issued };
}

test('IDN-013 a mail is sent in the language of who asked, once, and is gone from the outbox', async () => {
  const { mail, sent } = sender();
  await mail.send(letter());
  await mail.deliver();
  await mail.deliver();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'ada@example.com', subject: 'Se ha cambiado tu contraseña' });
  expect(await waiting()).toBe(0);
});

test('G-47 a mail given twice under one name is one mail', async () => {
  const { mail, sent } = sender();
  await mail.send(letter());
  await mail.send(letter());
  await mail.deliver();
  expect(sent).toHaveLength(1);
});

test('G-47 while the mail server is away mails wait, longer and longer, and none is lost', async () => {
  let isAway = true;
  const arrived: string[] = [];
  const { mail } = sender(async ({ name }) => {
    if (isAway) throw Object.assign(new Error('refused'), { code: 'ECONNECTION' });
    arrived.push(name);
  });
  await mail.send(letter());
  await mail.deliver();
  isAway = false;
  clock.now = after(59);
  await mail.deliver();
  expect(arrived).toEqual([]);
  clock.now = after(60);
  await mail.deliver();
  expect(arrived).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test('G-47 a mail whose sender was killed is sent by the next, under the same name', async () => {
  const names: string[] = [];
  const killed = sender(async ({ name }) => {
    names.push(name);
    await new Promise(() => undefined);
  });
  await killed.mail.send(letter());
  // Never answers, as a killed process would not.
  killed.mail.deliver().catch(() => undefined);
  while (names.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const next = sender();
  await next.mail.deliver();
  expect(next.sent).toEqual([]);
  clock.now = after(60);
  await next.mail.deliver();
  expect(next.sent.map(({ name }) => name)).toEqual(names);
});

test('G-47 two senders at once send each of fifty mails once', async () => {
  const [one, other] = [sender(), sender()];
  for (let n = 0; n < 50; n += 1) await one.mail.send(letter({ id: `mail-${n}` }));
  await Promise.all([one.mail.deliver(), other.mail.deliver()]);
  const names = [...one.sent, ...other.sent].map(({ name }) => name);
  expect(names).toHaveLength(50);
  expect(new Set(names).size).toBe(50);
});

test('G-47 a mail is abandoned after a day', async () => {
  const { mail } = sender(() => Promise.reject(new Error('no such mailbox')));
  await mail.send(letter());
  clock.now = after(86_401);
  await mail.deliver();
  expect(await waiting()).toBe(0);
});

test('IDN-012 each try of a reset mail has a token of its own, made when it is sent', async () => {
  let isAway = true;
  const links: string[] = [];
  const { mail, issued } = sender(async ({ text }) => {
    if (isAway) throw new Error('away');
    links.push(/https\S+/.exec(text)?.[0] ?? '');
  });
  await mail.send(letter({ kind: 'password-reset' }));
  expect(issued).toEqual([]);
  await mail.deliver();
  isAway = false;
  clock.now = after(60);
  await mail.deliver();
  expect(issued).toEqual(['token-7-0', 'token-7-1']);
  expect(links).toEqual(['https://pages.test/reset-password/token-7-1']);
});

test('G-47 a started sender needs no push, and stops when the mail at hand is done', async () => {
  const { mail, sent } = sender();
  const stop = mail.start();
  await mail.send(letter());
  await stop();
  expect(sent).toHaveLength(1);
});
