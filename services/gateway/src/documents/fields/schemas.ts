import type { Notes } from '../notes.ts';
import { PEOPLE_NOTES } from './people.ts';

const DAY_OF_QUEUE = {
  counter: 'The highest number called; 0 before the first call.',
  createdAt: 'When it was made.',
  ticketsAhead: 'Tickets that wait.',
  estimatedWaitingTime: 'Seconds that the next person to line up would wait.',
  date: "A day of the merchant's own calendar.",
};
const COUNTER_SUMMARY = {
  counter: 'The highest number called; 0 before the first call.',
  ticketsAhead: 'Tickets that wait.',
};
const JOINED = { createdAt: 'When its holder joined.' };
const ENTERED = { paxCount: 'People of the whole party.' };
const OF_CALL = { desk: 'The desk that called it; `null` is the one without a name.' };
const MESSAGE = {
  type: 'What happened.',
  timestamp: 'When it happened.',
  data: 'What it happened to, with the facts of that moment.',
};
const SERVED = {
  desk: 'The desk that serves it; `null` while it waits, and for the desk without a name.',
  status: 'Whether the ticket waits, is served or has ended.',
};
const ENTRANCE = {
  expiresAt:
    'Until when it can be checked in; `null` before its call, and where that does not end.',
};
const ACTIVITY = {
  kind: 'What was done.',
  userId: 'The person who did it; `null` for an API key, and once the person is erased.',
  role: 'The role it was done in; `null` for an API key, and where none was needed.',
  keyId: 'The API key that did it; `null` for a person.',
  desk: 'The name of the desk it was done at; `null` for the desk without one.',
  ticketValue: 'The number it was done to; `null` where it was done to no ticket.',
  memberId: 'The person of the team to whom it was done; `null` for other activity.',
  givenRole: 'The role that was given; `null` for other activity.',
};
const KEY_USE = {
  lastUsedAt: 'At most a minute old while the key is in use; `null` before its first request.',
};
const LINK = { expiresAt: 'Until when the link can be used.' };
const INVITED_AS = { role: 'The role that the person gets.' };
const KIND_OF_QUEUE = { type: '`event` has shows at set times, `standard` a line.' };
const NO_DATE = { date: 'The date of special hours or of a closing; `null` on a weekly slot.' };

/** What fields of named schemas mean where the name does not say it; `a.b` is the field `b` of the field `a`. */
export const PROPERTY_NOTES: Readonly<Record<string, Notes>> = {
  ...PEOPLE_NOTES,
  Activity: { ...ACTIVITY },
  ActivityQueue: { name: '`null` once the queue is removed.' },
  ActivityShow: { time: 'When the show begins, `HH:mm`.' },
  ApiKey: { ...KEY_USE },
  CalledCounter: DAY_OF_QUEUE,
  CalledTicket: { ...OF_CALL },
  CheckInRecord: {
    ...ENTERED,
    status: '`success` where people were let in, else `error`.',
    time: 'When it was checked.',
    token: 'The text that was scanned or typed.',
  },
  ChildQueue: { ...KIND_OF_QUEUE },
  CounterSummary: COUNTER_SUMMARY,
  DailyCounter: DAY_OF_QUEUE,
  DeskCall: {
    ...OF_CALL,
    counter: 'The last number of the call.',
    paxCount: 'People of the ticket with the number `counter`.',
  },
  DeviceState: { state: 'Whether the code has been entered.' },
  EntryActivity: { ...ACTIVITY },
  Estimate: {
    'queueDailyCounter.counter': COUNTER_SUMMARY.counter,
    'queueDailyCounter.ticketsAhead': COUNTER_SUMMARY.ticketsAhead,
    estimatedWaitingTime:
      'Seconds that the number `counter` would wait, else the next person to line up; `null` where that is not known.',
  },
  FranchiseInvitation: { state: 'Whether the invitation can be used, and why not.' },
  Franchising: {
    logoUrl: 'The picture of the chain.',
    ticketsExpireIn:
      'Seconds for which a called ticket may be checked in; `null` leaves it to the merchant.',
  },
  InvitationDetails: {
    ...INVITED_AS,
    email: 'To whom the invitation was mailed.',
    state: 'Whether the invitation can be used, and why not.',
  },
  LineUpBody: {
    passOwners: 'Who lines up with which pass.',
    travelMinutes: 'How far away the holder is; absent is no message about leaving.',
    paxCount: 'How many people line up together.',
  },
  LiveMessage: { type: 'What has changed.' },
  Manager: {
    userId: 'The person.',
    role: 'The role of the person in the team.',
    email: 'E-mail address; `null` while it cannot be read.',
  },
  ManagerInvitation: {
    ...INVITED_AS,
    ...LINK,
    email: 'To whom the invitation was mailed.',
  },
  MapPlace: { openings: 'Hours by weekday.' },
  MapPlaceOpening: { dayOfWeek: '0 is Sunday.' },
  Merchant: {
    vanity: 'The readable last part of the public address `/m/{vanity}`.',
    distance: 'Kilometres from the point that was asked about.',
    timezone: 'IANA name. Dates and times of the merchant are in this zone.',
  },
  MovedFrom: {
    date: 'The day of that number, where its holder waited in the same queue when a new day began.',
  },
  NewApiKey: { ...KEY_USE },
  NewFranchiseInvitation: {
    ...LINK,
    token: 'The last part of the link; no other answer contains it.',
  },
  NewTicketOffer: {
    ...LINK,
    token: 'The last part of the link; no other answer contains it.',
  },
  Opening: { ...NO_DATE },
  OpeningBody: { ...NO_DATE },
  PreviousApiKey: { ...KEY_USE },
  PublicTicket: { ...SERVED },
  Queue: { ...KIND_OF_QUEUE },
  QueueMessage: {
    ...MESSAGE,
    'data.date': 'The day of the queue, in the calendar of the merchant.',
    'data.time': 'When the show begins, `HH:mm`; absent where there is no show.',
  },
  QueueSummary: { ...KIND_OF_QUEUE },
  RecentCall: {
    desk: 'The name of the desk; `null` is the one without.',
    firstTicketValue: 'The first number of a group; absent when a single ticket was called.',
  },
  Report: {
    days: 'The days, the first one first.',
    'weekdays.dayOfWeek': '0 is Sunday.',
    'weekdays.days': 'How many such days the figures are of.',
  },
  Slip: JOINED,
  StaffTicket: {
    ...SERVED,
    ...ENTRANCE,
    ...JOINED,
    userId: '`null` once the person has been erased.',
  },
  TestMessage: MESSAGE,
  TicketMessage: {
    ...MESSAGE,
    'data.date': 'The day of the show; absent where there is no show.',
    'data.time': 'When the show begins, `HH:mm`; absent where there is no show.',
    'data.desk':
      'The name of the desk that called; `null` is the one without a name. Absent where no desk calls.',
  },
  Ticket: {
    ...SERVED,
    ...ENTRANCE,
    userId: 'Its holder.',
    ...JOINED,
    counter: 'The number.',
    checkInCode: 'What staff type where no camera works.',
  },
  TicketOffer: { ...LINK },
  TodayReport: {
    'usual.days': 'On how many of the last eight such weekdays tickets were taken.',
    'hours.arrivals': 'Tickets taken: the median of these days.',
  },
  UndoneEntry: ENTERED,
  WebhookDelivery: {
    at: 'When the event happened.',
    'attempts.at': 'When it was sent.',
    state: 'Whether it arrived, is tried again, or was given up.',
    'attempts.status': 'The HTTP status; `null` without an answer.',
  },
};
