import type { ApiKey } from '@turno/shared-types';
import type { Activity } from '@turno/shared-types/activity';
import type { NewWebhook, WebhookDelivery } from '@turno/shared-types/webhooks';

const USER = 295_187_436_920_514;

const ACTIVITY = {
  id: '9f6e0f3f0c9d8f115e0b1c0a',
  at: '2026-11-22T10:00:00.000Z',
  kind: 'call',
  userId: USER,
  role: 'desk',
  keyId: null,
  desk: 'Counter 1',
  queue: { id: 40, name: 'Bread' },
  show: null,
  ticketValue: '8',
  memberId: null,
  givenRole: null,
} satisfies Activity;

const KEY = {
  id: 3,
  name: 'Till',
  scopes: ['read', 'line-up'],
  prefix: 'turno_12_3_Qsox',
  lastUsedAt: '2026-11-22T09:59:00.000Z',
  createdAt: '2026-11-02T15:20:00.000Z',
  createdBy: USER,
  previous: null,
} satisfies ApiKey;

const WEBHOOK = {
  id: 2,
  url: 'https://till.example.org/turno',
  events: ['ticket.called', 'queue.paused'],
  enabled: true,
  failingSince: null,
  createdAt: '2026-11-02T15:24:00.000Z',
  previousSecretEndsAt: null,
  secret: 'whsec_qkktXIGbxvtRcBJ1aR8L0VLzrZ7gobsK',
} satisfies NewWebhook;
const { secret: _secret, ...KNOWN_WEBHOOK } = WEBHOOK;

const DELIVERY = {
  eventId: 'ticket.called.9f6e0f3f0c9d8f11',
  event: 'ticket.called',
  state: 'delivered',
  at: '2026-11-22T10:00:00.000Z',
  attempts: [{ at: '2026-11-22T10:00:01.000Z', durationMs: 84, status: 204, problem: null }],
} satisfies WebhookDelivery;

const FIGURES = {
  arrivals: 120,
  people: 131,
  calls: 112,
  checkedIn: 0,
  left: 5,
  noShows: 4,
  notCalled: 3,
  calledAgain: 6,
  putBack: 1,
  waitMedian: 540,
  wait90: 1_260,
} as const;
const SO_FAR = { ...FIGURES, arrivals: 48, people: 52, calls: 41, left: 2, noShows: 1 } as const;
const HOUR = { ...FIGURES, hour: 10, arrivals: 18, people: 20, calls: 17 } as const;

const DEVICE = {
  id: 6,
  merchantId: 12,
  kind: 'board',
  name: 'Screen at the door',
  settings: 'lang=it,en',
  language: 'it',
  revision: 2,
  pairedAt: '2026-11-02T15:30:00.000Z',
  lastSeenAt: '2026-11-22T09:59:30.000Z',
} as const;

const PLACE_OF_MAP = 'ChIJrTLr-GyuEmsRBfy61i59si0';

/** Whole examples of what staff see, and of what they connect. */
export const STAFF_EXAMPLES = {
  Activity: ACTIVITY,
  ActivityPage: { activities: [ACTIVITY], next: null },
  ActivityQueue: ACTIVITY.queue,
  ActivityShow: { date: '2026-11-22', time: '20:00' },
  ApiKey: KEY,
  Device: DEVICE,
  DeviceState: { state: 'paired', device: DEVICE },
  EntryActivity: { ...ACTIVITY, kind: 'check-in', role: 'door', desk: null, ticketValue: 'ME14' },
  FranchiseInvitation: { franchising: { id: 4, name: 'Panifici Riuniti' }, state: 'open' },
  HourFigures: HOUR,
  Manager: {
    userId: USER,
    name: 'Ada',
    email: 'ada@example.org',
    role: 'owner',
    since: '2026-11-02T15:00:00.000Z',
  },
  ManagerInvitation: {
    id: '5e0b1c0a2f0f4f439f6e0f3f',
    email: 'bruno@example.org',
    role: 'desk',
    createdAt: '2026-11-21T16:00:00.000Z',
    expiresAt: '2026-11-28T16:00:00.000Z',
  },
  MapPlace: {
    placeId: PLACE_OF_MAP,
    name: 'Forno Aurora',
    route: 'Via Roma',
    streetNumber: '1',
    formattedAddress: 'Via Roma 1, 00184 Roma',
    city: 'Roma',
    postalCode: '00184',
    province: 'RM',
    country: 'IT',
    lat: 41.89,
    lng: 12.49,
    website: 'https://forno-aurora.example',
    phone: '+39 06 1234567',
    openings: [{ dayOfWeek: 0, start: '09:00', end: '18:00' }],
  },
  MapPlaceSuggestion: {
    placeId: PLACE_OF_MAP,
    description: 'Forno Aurora, Via Roma 1, Roma',
  },
  NewApiKey: { ...KEY, lastUsedAt: null, key: 'turno_12_3_QsoxXIGbxvtRcBJ1aR8L0VLzrZ7g…' },
  NewWebhook: WEBHOOK,
  PreviousApiKey: {
    prefix: 'turno_12_3_H2mk',
    lastUsedAt: '2026-11-22T09:40:00.000Z',
    endsAt: '2026-11-23T09:45:00.000Z',
  },
  Quotes: { count: 98, told: 560, came: 590, within: 81 },
  Report: {
    total: FIGURES,
    days: [{ ...FIGURES, date: '2026-11-22' }],
    hours: [HOUR],
    weekdays: [{ ...FIGURES, dayOfWeek: 0, days: 1 }],
  },
  ReportFigures: FIGURES,
  TodayReport: {
    date: '2026-11-22',
    figures: SO_FAR,
    hours: [HOUR],
    usual: {
      days: 6,
      soFar: SO_FAR,
      wholeDay: FIGURES,
      hours: [{ hour: 10, arrivals: 16 }],
    },
  },
  Webhook: KNOWN_WEBHOOK,
  WebhookDelivery: DELIVERY,
} as const;
