import { randomBytes } from 'node:crypto';
import express, { type Express, type Request } from 'express';
import type { Collection, Db } from 'mongodb';
import { callIdOf } from '../checks/calls.ts';

type Ticket = Record<string, unknown> & { _id: string; number: number; paxCount: number };
type Counter = {
  _id: number;
  merchantId: number;
  queueId: number;
  next: number;
  current: number;
  closed: boolean;
  paused: boolean;
  waiting: number;
  people: number;
};

const MAX = 8;
const LINE_UP = '/public/merchants/:merchantId/queues/:queueId/lineup';
const COUNTER = '/private/merchants/:merchantId/queues/:queueId/daily_counters/:counterId';

/**
 * A service with races: it reads, decides and writes without transactions, stores derived counts, and ignores
 * idempotency keys. The checks must find its violations, or they would prove nothing about the real services.
 */
export function createRacyApp(db: Db): Express {
  const app = express().use(express.json());
  const stored = {
    tickets: db.collection<Ticket>('tickets'),
    counters: db.collection<Counter>('counters'),
  };
  serveGuests(app, stored);
  serveDesk(app, stored);
  serveCheckIn(app, stored);
  return app;
}

type Stored = { tickets: Collection<Ticket>; counters: Collection<Counter> };

function serveGuests(app: Express, { tickets, counters }: Stored): void {
  app.post(LINE_UP, async (request, response) => {
    const userId = userOf(request);
    const counter = await counters.findOne({ queueId: Number(request.params.queueId) });
    if (!counter || counter.closed || counter.paused)
      return void sendError(response, 409, 'queue_closed');
    if (await tickets.findOne({ userId, counterId: counter._id, state: 'waiting' })) {
      return void sendError(response, 409, 'already_in_queue');
    }
    const held = await tickets.countDocuments({ userId, state: 'waiting' });
    if (held >= MAX) return void sendError(response, 422, 'max_tickets');
    const paxCount = Number(request.body?.paxCount ?? 1);
    const change = { $inc: { next: 1, waiting: 1, people: paxCount } };
    const number = counter.next + 1;
    await counters.updateOne({ _id: counter._id }, change);
    const code = randomBytes(6).toString('hex');
    const ticket = {
      _id: code,
      counterId: counter._id,
      queueId: counter.queueId,
      userId,
      number,
      paxCount,
      code,
      state: 'waiting',
    };
    await tickets.insertOne(ticket);
    response
      .status(201)
      .json({ queueDailyCounterId: counter._id, counter: number, checkInCode: code });
  });

  app.delete('/private/users/:userId/tickets/:counterId/:number', async (request, response) => {
    const counterId = Number(request.params.counterId);
    const ticket = await tickets.findOne({ counterId, number: Number(request.params.number) });
    if (ticket?.state === 'called') return void sendError(response, 422, 'ticket_not_processable');
    if (!ticket) return void sendError(response, 404, 'ticket_not_found');
    await tickets.updateOne(
      { _id: ticket._id },
      { $set: { state: 'cancelled', canceledAt: new Date() } },
    );
    await counters.updateOne(
      { _id: counterId },
      { $inc: { waiting: -1, people: -ticket.paxCount } },
    );
    response.status(204).end();
  });
}

function serveDesk(app: Express, { tickets, counters }: Stored): void {
  app.post(`${COUNTER}/next`, async (request, response) => {
    const counterId = Number(request.params.counterId);
    const callId = callIdOf(userOf(request), String(request.get('idempotency-key')));
    const ticket = await tickets.findOne({ counterId, state: 'waiting' }, { sort: { number: 1 } });
    if (!ticket) return void sendError(response, 422, 'no_tickets_in_queues');
    const callExpected = request.body?.expectedCounter ?? null;
    const called = { state: 'called', executedAt: new Date(), callId, callExpected };
    await tickets.updateOne({ _id: ticket._id }, { $set: called });
    const change = {
      $set: { current: ticket.number },
      $inc: { waiting: -1, people: -ticket.paxCount },
    };
    await counters.updateOne({ _id: counterId }, change);
    response.json({ counter: ticket.number });
  });

  for (const [call, field] of [
    ['close', 'closed'],
    ['pause', 'paused'],
  ] as const) {
    app.post(`${COUNTER}/${call}`, async (request, response) => {
      const isOn = request.body?.revert !== true;
      await counters.updateOne(
        { _id: Number(request.params.counterId) },
        { $set: { [field]: isOn } },
      );
      response.json({});
    });
  }
}

function serveCheckIn(app: Express, { tickets, counters }: Stored): void {
  app.post('/private/merchants/:merchantId/queues/checkin_ticket', async (request, response) => {
    const ticket = await tickets.findOne({ code: request.body.token, state: 'called' });
    if (!ticket || ticket.checkedInAt)
      return void sendError(response, 422, 'ticket_already_scanned');
    const checkedInAt = new Date();
    await tickets.updateOne({ _id: ticket._id }, { $set: { checkedInAt } });
    response.json({ time: checkedInAt.toISOString() });
  });

  app.get('/public/merchants/:merchantId', async (request, response) => {
    const found = await counters.find({ merchantId: Number(request.params.merchantId) }).toArray();
    const queues = found.map(({ _id, queueId, waiting, people }) => ({
      id: queueId,
      queue_daily_counters: [{ id: _id, ticketsAhead: waiting, paxAhead: people }],
    }));
    response.json({ queues });
  });
}

/** The token is the user's id. */
const userOf = (request: Request): number => Number(request.get('authorization')?.split(' ')[1]);

function sendError(response: express.Response, status: number, error_code: string): void {
  response.status(status).json({ error_code });
}
