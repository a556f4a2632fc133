import type { Opening } from '@turno/shared-types';
import type { CallCommand } from '../src/calling/store/call-rounds.ts';
import type { MerchantRecord } from '../src/merchants/store/merchant-records.ts';
import type { CounterRecord } from '../src/queue-days/store/counter-record.ts';
import type { QueueRecord } from '../src/queues/store/queue-record.ts';

/** Saturday, 11:00 in Rome. */
export const NOW = new Date('2026-11-21T10:00:00Z');
const TODAY = '2026-11-21';

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** Seven weekly rows of the same hours. */
export function everyDay(start: string, end: string): Opening[] {
  return [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    id: nextId(),
    dayOfWeek,
    date: null,
    start,
    end,
    typology: null,
  }));
}

/** `managerIds` own the merchant. */
export type MerchantSetup = Partial<MerchantRecord> & { managerIds?: number[] };

export function buildMerchant({ managerIds = [], ...change }: MerchantSetup = {}): MerchantRecord {
  const id = nextId();
  return {
    id,
    name: `Bottega ${id}`,
    vanity: `bottega-${id}`,
    logoUrl: null,
    route: null,
    streetNumber: null,
    city: 'Roma',
    postalCode: null,
    province: null,
    country: null,
    formattedAddress: null,
    lat: null,
    lng: null,
    phone: null,
    website: null,
    placeId: null,
    photos: null,
    franchisingId: null,
    ticketsExpireIn: null,
    categoryId: null,
    openings: everyDay('00:00', '24:00'),
    lineupLimitedBeforeOpening: null,
    avoidLineupBeforeOpening: false,
    timezone: 'Europe/Rome',
    team: managerIds.map((userId) => ({ userId, role: 'owner', since: null })),
    isVerified: true,
    ...change,
  };
}

export function buildQueue(change: Partial<QueueRecord> = {}): QueueRecord {
  const id = nextId();
  return {
    id,
    merchantId: 1,
    name: `Banco ${id}`,
    shortName: `BA${id}`,
    ticketPrefix: 'BA',
    type: 'standard',
    passMode: 'free',
    listOnly: false,
    multiQueue: false,
    qrCodeEnabled: true,
    parentQueueId: null,
    capacity: 1,
    minPax: 1,
    maxPax: 15,
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
    ...change,
  };
}

export function buildCounter(change: Partial<CounterRecord> = {}): CounterRecord {
  return {
    id: nextId(),
    queueId: 1,
    merchantId: 1,
    date: TODAY,
    time: null,
    lastNumber: 0,
    current: 0,
    closed: false,
    paused: false,
    createdAt: NOW,
    pendingTickets: [],
    voided: [],
    ...change,
  };
}

/** A command that calls one ticket and applies nothing of what follows, as if its process died right after it. */
export function buildCallCommand({
  limit,
  ...change
}: Partial<CallCommand> & { counterId: number; limit: number }): CallCommand {
  return {
    callId: 'dead',
    callAfter: 0,
    callExpected: null,
    isClaiming: false,
    withEffects: false,
    at: NOW,
    readCounter: async () => ({ lastNumber: limit }),
    finishArrival: async () => undefined,
    ...change,
  };
}
