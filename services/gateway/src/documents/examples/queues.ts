import type { DailyCounter, Desk, Estimate, Merchant, Opening, Queue } from '@turno/shared-types';

// One morning at a bakery: twelve numbers were given, eight called, and three people wait for one of two desks.

export const DESK = { id: 3, name: 'Counter 1' } satisfies Desk;

const COUNTER = {
  id: 7,
  queueId: 40,
  counter: 8,
  date: '2026-11-22',
  time: null,
  currentTicket: '8',
  currentTicketPaxCount: 1,
  nextAvailableTicket: 12,
  nextTicket: '9',
  nextTicketPaxCount: 1,
  nextTicketCreatedAt: '2026-11-22T09:48:10.000Z',
  createdAt: '2026-11-22T08:00:00.000Z',
  ticketsAhead: 3,
  paxAhead: 4,
  totalPax: 14,
  inQueueCounter: 3,
  avgWaitingTime: 290,
  estimatedWaitingTime: 600,
  waitLow: 420,
  waitHigh: 840,
  openingTime: '09:00',
  closed: false,
  paused: false,
  webhookNextEnabled: false,
  isChildQueue: false,
  currentChildQueueId: null,
  currentChildQueueCounter: null,
} satisfies DailyCounter;

const QUEUE = {
  id: 40,
  name: 'Bread',
  shortName: 'BR',
  type: 'standard',
  passMode: 'free',
  listOnly: false,
  multiQueue: false,
  qrCodeEnabled: false,
  parentQueueId: null,
  capacity: 2,
  minPax: 1,
  maxPax: 1,
  defaultWaitingTime: 300,
  nextRatio: null,
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: null,
  eventPaxCapacity: null,
  eventNextPaxPresets: null,
  eventBookingBeforeStart: null,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: null,
  queue_daily_counters: [COUNTER],
} satisfies Queue;

const CHILD_QUEUE = {
  ...QUEUE,
  id: 42,
  name: 'Tables for 1–2',
  shortName: 'T1',
  parentQueueId: 41,
  maxPax: 2,
  queue_daily_counters: [{ ...COUNTER, id: 9, queueId: 42, isChildQueue: true }],
} satisfies Queue;

const OPENING = {
  id: 5,
  dayOfWeek: 0,
  date: null,
  start: '09:00',
  end: '18:00',
  typology: null,
} satisfies Opening;

const MERCHANT = {
  id: 12,
  name: 'Forno Aurora',
  vanity: 'forno-aurora',
  logoUrl: null,
  route: 'Via Roma',
  streetNumber: '1',
  city: 'Roma',
  postalCode: '00184',
  province: 'RM',
  country: 'IT',
  formattedAddress: 'Via Roma 1, 00184 Roma',
  lat: 41.89,
  lng: 12.49,
  phone: '+39 06 1234567',
  website: 'https://forno-aurora.example',
  placeId: null,
  photos: null,
  franchisingId: null,
  franchising: null,
  ticketsExpireIn: null,
  category: {
    id: 21,
    name: 'Bakeries',
    parent_category: { id: 2, name: 'Food', maxActiveTicketsPerUser: null },
  },
  openings: [OPENING],
  queues: [QUEUE],
  lineupLimitedBeforeOpening: null,
  avoidLineupBeforeOpening: false,
  timezone: 'Europe/Rome',
  isVerified: true,
  closedAt: null,
} satisfies Merchant;

const ESTIMATE = {
  estimatedWaitingTime: 600,
  waitLow: 420,
  waitHigh: 840,
  basis: 'today',
  queueId: 40,
  queueDailyCounter: { counter: 8, ticketsAhead: 3, nextAvailableTicket: 12 },
  calcMode: 'average',
  ticketsAheadForCounter: null,
} satisfies Estimate;

const CALLED_TICKET = { ticketValue: '8', counter: 8, paxCount: 1, desk: DESK };
const AT_DESK = { ticketValue: '8', calledAt: '2026-11-22T10:00:00.000Z' };

/** Whole examples of merchants, their queues and days. */
export const QUEUE_EXAMPLES = {
  AsideTicket: {
    counter: 6,
    ticketValue: '6',
    paxCount: 1,
    asideAt: '2026-11-22T09:52:00.000Z',
    enteredPax: 0,
  },
  CalledCounter: {
    ...COUNTER,
    calledByThisCommand: true,
    calledTicket: CALLED_TICKET,
    calledTickets: [CALLED_TICKET],
  },
  CalledTicket: CALLED_TICKET,
  Category: { id: 2, name: 'Food', maxActiveTicketsPerUser: null },
  ChildQueue: CHILD_QUEUE,
  ClearedCounter: {
    counter: { ...COUNTER, ticketsAhead: 0, paxAhead: 0, inQueueCounter: 0 },
    sentAway: 3,
  },
  DailyCounter: COUNTER,
  Desk: DESK,
  DeskCall: { desk: DESK, first: 8, counter: 8, paxCount: 1, ...AT_DESK },
  Estimate: ESTIMATE,
  Franchising: {
    id: 4,
    name: 'Panifici Riuniti',
    logoUrl: null,
    ticketsExpireIn: 900,
    brandColour: '#0a7d4b',
  },
  Merchant: MERCHANT,
  Opening: OPENING,
  Queue: QUEUE,
  RecentCall: { queueId: 40, desk: 'Counter 1', ...AT_DESK },
  TicketCommand: { counter: COUNTER, ticket: CALLED_TICKET },
} as const;
