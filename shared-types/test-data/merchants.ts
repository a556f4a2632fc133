import type { DailyCounter } from '../src/entities/daily-counter.ts';
import type { Merchant } from '../src/entities/merchant.ts';
import type { Queue } from '../src/entities/queue.ts';

/** A day of a queue without tickets. */
export function buildCounter(change: Partial<DailyCounter> = {}): DailyCounter {
  return {
    id: 900_001,
    queueId: 11,
    counter: 0,
    date: '2026-11-21',
    time: null,
    currentTicket: null,
    currentTicketPaxCount: null,
    nextAvailableTicket: 1,
    nextTicket: null,
    nextTicketPaxCount: null,
    nextTicketCreatedAt: null,
    createdAt: '2026-11-20T23:00:00.000Z',
    ticketsAhead: 0,
    paxAhead: 0,
    totalPax: 0,
    inQueueCounter: 0,
    avgWaitingTime: null,
    estimatedWaitingTime: 0,
    openingTime: '09:00',
    closed: false,
    paused: false,
    webhookNextEnabled: false,
    isChildQueue: false,
    currentChildQueueId: null,
    currentChildQueueCounter: null,
    ...change,
  };
}

/** An ordinary queue, one person at a time. */
export function buildQueue(change: Partial<Queue> = {}): Queue {
  const id = change.id ?? 11;
  return {
    id,
    name: 'Banco',
    shortName: 'BA1',
    type: 'standard',
    passMode: 'free',
    listOnly: false,
    multiQueue: false,
    qrCodeEnabled: true,
    parentQueueId: null,
    capacity: 1,
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
    queue_daily_counters: [buildCounter({ queueId: id })],
    ...change,
  };
}

/** A bakery that never closes. */
export function buildMerchant(change: Partial<Merchant> = {}): Merchant {
  return {
    id: 7,
    name: 'Forno Aurora',
    vanity: 'forno-aurora',
    logoUrl: null,
    route: 'Via dei Mulini',
    streetNumber: '12',
    city: 'Bologna',
    postalCode: '40121',
    province: 'BO',
    country: 'IT',
    formattedAddress: 'Via dei Mulini 12, 40121 Bologna',
    lat: 44.4949,
    lng: 11.3426,
    phone: null,
    website: null,
    placeId: null,
    photos: null,
    franchisingId: null,
    franchising: null,
    ticketsExpireIn: null,
    category: {
      id: 3,
      name: 'Panificio',
      parent_category: { id: 1, name: 'Negozi', maxActiveTicketsPerUser: 3 },
    },
    openings: Array.from({ length: 7 }, (_, dayOfWeek) => ({
      id: dayOfWeek + 1,
      dayOfWeek,
      date: null,
      start: '00:00',
      end: '24:00',
      typology: null,
    })),
    queues: [buildQueue()],
    lineupLimitedBeforeOpening: null,
    avoidLineupBeforeOpening: false,
    timezone: 'Europe/Rome',
    isVerified: true,
    ...change,
  };
}
