import type { CheckInRecord, StaffTicket, Ticket } from '@turno/shared-types';
import { DESK } from './queues.ts';

const SUMMARIES = {
  merchant: {
    id: 12,
    name: 'Forno Aurora',
    vanity: 'forno-aurora',
    logoUrl: null,
    timezone: 'Europe/Rome',
  },
  queue: { id: 40, name: 'Bread', passMode: 'free', type: 'standard', capacity: 2 },
  queueDailyCounter: {
    id: 7,
    counter: 8,
    currentTicket: '8',
    date: '2026-11-22',
    time: null,
    ticketsAhead: 3,
    closed: false,
    paused: false,
    openingTime: '09:00',
    closesAt: '2026-11-22T18:00:00.000Z',
  },
} as const;

const WAITING = {
  ticketValue: '11',
  counter: 11,
  queueDailyCounterId: 7,
  userId: 295_187_436_920_514,
  paxCount: 1,
  phone: null,
  displayName: null,
  createdAt: '2026-11-22T09:55:20.000Z',
  executedAt: null,
  canceledAt: null,
  desk: null,
  checkedInAt: null,
  enteredPax: 0,
  expiresAt: null,
  qrCodeJWT: null,
  checkInCode: null,
  firstEstimatedWaitingTime: 720,
  estimatedWaitingTime: 600,
  waitLow: 420,
  waitHigh: 840,
  waitingTime: null,
  ticketsAhead: 2,
  peopleInQueue: 3,
  status: 'waiting',
  ...SUMMARIES,
} satisfies Ticket;

const { waitLow: _low, waitHigh: _high, ...SERVED } = WAITING;

/** The ticket of a customer whom staff added and who is being served. */
const CALLED = {
  ...SERVED,
  ticketValue: '8',
  counter: 8,
  phone: '+390612345678',
  displayName: 'Ada',
  createdAt: '2026-11-22T09:46:40.000Z',
  executedAt: '2026-11-22T10:00:00.000Z',
  desk: DESK,
  estimatedWaitingTime: null,
  waitingTime: 800,
  ticketsAhead: 0,
  status: 'now',
} satisfies StaffTicket;

const PUBLIC_TICKET = {
  ticketValue: '11',
  paxCount: 1,
  status: 'waiting',
  ticketsAhead: 2,
  estimatedWaitingTime: 600,
  waitLow: 420,
  waitHigh: 840,
  executedAt: null,
  canceledAt: null,
  checkedInAt: null,
  desk: null,
  merchant: {
    name: 'Forno Aurora',
    vanity: 'forno-aurora',
    logoUrl: null,
    timezone: 'Europe/Rome',
  },
  queueName: 'Bread',
  date: '2026-11-22',
  time: null,
  currentTicket: '8',
  closed: false,
  paused: false,
} as const;

const ENTRY = {
  ticketValue: 'ME14',
  queueName: 'Meals',
  paxCount: 4,
  isFastTrack: false,
  entryId: '5e0b1c0a-2f0f-4f43-9f6e-0f3f0c9d8f11',
} as const;

const CHECK_IN = {
  ...ENTRY,
  token: 'CYKT5B6QP3',
  status: 'success',
  text: null,
  time: '2026-11-22T10:02:00.000Z',
  admittedPax: 3,
  peopleLeft: 1,
} satisfies CheckInRecord;

/** Whole examples of tickets, and of what becomes of them. */
export const TICKET_EXAMPLES = {
  CheckInRecord: CHECK_IN,
  CounterSummary: SUMMARIES.queueDailyCounter,
  GuestTickets: {
    moved: 1,
    stayed: [
      {
        merchantId: 12,
        queueId: 40,
        queueDailyCounterId: 7,
        counter: 11,
        ticketValue: '11',
        merchantName: 'Forno Aurora',
        queueName: 'Bread',
        blocker: 'already_in_queue',
      },
    ],
    state: 'done',
  },
  MerchantSummary: SUMMARIES.merchant,
  MovedFrom: { queueName: 'Bread', ticketValue: '11' },
  MovedTo: {
    queueId: 43,
    queueName: 'Pastry',
    queueDailyCounterId: 8,
    counter: 6,
    ticketValue: 'PA6',
  },
  PublicTicket: PUBLIC_TICKET,
  QueueSummary: SUMMARIES.queue,
  Slip: {
    ticketValue: '11',
    merchantName: 'Forno Aurora',
    queueName: 'Bread',
    paxCount: 1,
    timezone: 'Europe/Rome',
    date: '2026-11-22',
    time: null,
    createdAt: '2026-11-22T09:55:20.000Z',
    ticketsAhead: 2,
    estimatedWaitingTime: 600,
    statusCode: 'K7QX2M9TR4WD',
    checkInCode: null,
  },
  StaffTicket: CALLED,
  Ticket: WAITING,
  TicketOffer: { ticket: PUBLIC_TICKET, expiresAt: '2026-11-22T10:55:00.000Z' },
  UndoneEntry: ENTRY,
} as const;
