import { buildCounter, buildQueue, NOW } from '../../../test/factories.ts';
import { queueMessage, testMessage, ticketMessage } from './event-message.ts';

const QUEUE = buildQueue({ id: 3, merchantId: 2, name: 'Cassa', ticketPrefix: 'CA' });
const TICKET = {
  id: 't1',
  counterId: 5,
  queueId: 3,
  merchantId: 2,
  date: '2026-11-21',
  code: 'SECRET',
  number: 7,
  userId: 99,
  paxCount: 2,
  displayName: 'Rossi',
  phone: '+3906555',
  nonce: null,
  ...({ firstWaitSeconds: 0, state: 'called', createdAt: NOW, executedAt: NOW } as const),
  canceledAt: null,
  checkedInAt: null,
  callExpected: null,
  requestText: '',
};
const EVENT = { id: 'ticket.called.t1.c', event: 'ticket.called', at: NOW } as const;
const dataOf = ({ body }: { body: string }) => JSON.parse(body).data;

test('the message of a ticket has its queue, number and party, and no personal data', () => {
  const message = ticketMessage(EVENT, TICKET, QUEUE);
  expect(message).toEqual({
    merchantId: 2,
    eventId: EVENT.id,
    event: 'ticket.called',
    occurredAt: NOW,
    body: expect.any(String),
  });
  expect(JSON.parse(message.body)).toEqual({
    type: 'ticket.called',
    timestamp: '2026-11-21T10:00:00.000Z',
    data: {
      merchantId: 2,
      queueId: 3,
      queueName: 'Cassa',
      queueDailyCounterId: 5,
      counter: 7,
      ticketValue: '7',
      paxCount: 2,
    },
  });
});

const MOVED = {
  queueId: 4,
  queueName: 'Ritiro',
  queueDailyCounterId: 6,
  counter: 1,
  ticketValue: 'R1',
};

test.each([
  { name: 'the desk that called', event: { desk: 'Desk 1' }, data: { desk: 'Desk 1' } },
  { name: 'the desk without a name', event: { desk: null }, data: { desk: null } },
  { name: 'the ticket it was moved to', event: { movedTo: MOVED }, data: { movedTo: MOVED } },
])('the message of a ticket has $name', ({ event, data }) => {
  expect(dataOf(ticketMessage({ ...EVENT, ...event }, TICKET, QUEUE))).toMatchObject(data);
});

test('the messages of a show have its date and time', () => {
  const show = { date: '2026-11-21', time: '20:00' };
  expect(dataOf(ticketMessage(EVENT, { ...TICKET, ...show }, QUEUE))).toMatchObject(show);
  const event = { id: 'q1', event: 'queue.paused', at: NOW } as const;
  const counter = { id: 5, queueId: 3, merchantId: 2 };
  expect(dataOf(queueMessage(event, buildCounter({ ...counter, ...show }), QUEUE))).toEqual({
    merchantId: 2,
    queueId: 3,
    queueName: 'Cassa',
    queueDailyCounterId: 5,
    ...show,
  });
});

test('the message of a queue has its day', () => {
  const event = { id: 'q1', event: 'queue.closed', at: NOW } as const;
  const message = queueMessage(event, buildCounter({ id: 5, queueId: 3, merchantId: 2 }), QUEUE);
  expect(message).toMatchObject({
    merchantId: 2,
    eventId: 'q1',
    event: 'queue.closed',
    occurredAt: NOW,
  });
  expect(JSON.parse(message.body)).toMatchObject({ type: 'queue.closed' });
  expect(dataOf(message)).toEqual({
    merchantId: 2,
    queueId: 3,
    queueName: 'Cassa',
    queueDailyCounterId: 5,
    date: '2026-11-21',
  });
});

test('a test has an id of its own, and nothing but its merchant', () => {
  const message = testMessage(2, 'k1', NOW);
  expect(message).toMatchObject({
    merchantId: 2,
    eventId: 'webhook.test.k1',
    event: 'webhook.test',
    occurredAt: NOW,
  });
  expect(JSON.parse(message.body)).toEqual({
    type: 'webhook.test',
    timestamp: '2026-11-21T10:00:00.000Z',
    data: { merchantId: 2 },
  });
});
