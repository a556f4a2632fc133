import type { Session } from '../src/entities/session.ts';
import type { Ticket } from '../src/entities/ticket.ts';

/** Number 5 of the bakery, waiting behind two others. */
export function buildTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    ticketValue: '5',
    counter: 5,
    queueDailyCounterId: 900_001,
    userId: 77,
    paxCount: 1,
    phone: null,
    displayName: null,
    createdAt: '2026-11-21T09:00:00.000Z',
    executedAt: null,
    canceledAt: null,
    checkedInAt: null,
    expiresAt: null,
    qrCodeJWT: 'header.payload.signature',
    checkInCode: '7K2MPQ4XWD',
    firstEstimatedWaitingTime: 600,
    estimatedWaitingTime: 600,
    waitingTime: 600,
    ticketsAhead: 2,
    peopleInQueue: 3,
    passUsages: null,
    pass_owner: null,
    pass: null,
    status: 'waiting',
    merchant: {
      id: 7,
      name: 'Forno Aurora',
      vanity: 'forno-aurora',
      logoUrl: null,
      timezone: 'Europe/Rome',
    },
    queue: { id: 11, name: 'Banco', passMode: 'free', type: 'standard', capacity: 1 },
    queueDailyCounter: {
      id: 900_001,
      counter: 2,
      currentTicket: '2',
      date: '2026-11-21',
      time: null,
      ticketsAhead: 3,
      closed: false,
      paused: false,
      openingTime: '00:00',
    },
    ...change,
  };
}

/** A signed-in account, a user by default. */
export function buildSession(change: Partial<Session> = {}): Session {
  return {
    id: 77,
    accessToken: 'header.payload.signature',
    roles: ['ROLE_USER'],
    require_password_reset: false,
    ...change,
  };
}
