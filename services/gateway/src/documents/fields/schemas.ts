import type { Notes } from '../notes.ts';

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
const PASS_TYPE = { kind: '0 is daily and 1 weekly.' };
const PASS_PERIOD = { within: 'Which entries count together.' };
const ENTERED = { paxCount: 'People of the whole party.' };

/** What fields of named schemas mean where the name does not say it; `a.b` is the field `b` of the field `a`. */
export const PROPERTY_NOTES: Readonly<Record<string, Notes>> = {
  ActivityQueue: { name: '`null` once the queue is removed.' },
  BotChallenge: {
    parameters: 'What is to be solved.',
    signature: 'Of the service, over all parameters.',
    'parameters.algorithm': 'How keys are derived.',
    'parameters.nonce': 'The password of each key begins with it. Hexadecimal.',
    'parameters.salt': 'The salt of the keys. Hexadecimal.',
    'parameters.cost': 'Iterations.',
    'parameters.keyLength': 'Bytes of a key.',
    'parameters.keyPrefix': 'How the key begins that is the solution. Hexadecimal.',
    'parameters.keySignature': 'Of the service, over the key that is the solution.',
    'parameters.expiresAt': 'Until when it can be used: seconds since 1970.',
    'parameters.data': 'What else the signature covers.',
    'data.site': 'The site at which the solution counts.',
  },
  CalledCounter: DAY_OF_QUEUE,
  CheckInRecord: {
    ...ENTERED,
    status: '`success` where people were let in, else `error`.',
    time: 'When it was checked.',
    token: 'The text that was scanned or typed.',
  },
  CounterSummary: COUNTER_SUMMARY,
  DailyCounter: DAY_OF_QUEUE,
  DeskCall: {
    counter: 'The last number of the call.',
    paxCount: 'People of the ticket with the number `counter`.',
  },
  DeviceState: { state: 'Whether the code has been entered.' },
  Estimate: COUNTER_SUMMARY,
  FranchiseInvitation: { state: 'Whether the invitation can be used, and why not.' },
  GuestTickets: { state: '`pending` while tickets are still being handed over.' },
  InvitationDetails: {
    email: 'To whom the invitation was mailed.',
    state: 'Whether the invitation can be used, and why not.',
  },
  LineUpBody: { paxCount: 'How many people line up together.' },
  Manager: { email: 'E-mail address; `null` while it cannot be read.' },
  ManagerInvitation: { email: 'To whom the invitation was mailed.' },
  Merchant: {
    vanity: 'The readable last part of the public address `/m/{vanity}`.',
    distance: 'Kilometres from the point that was asked about.',
    timezone: 'IANA name. Dates and times of the merchant are in this zone.',
  },
  NewFranchiseInvitation: { token: 'The last part of the link; no other answer contains it.' },
  NewTicketOffer: { token: 'The last part of the link; no other answer contains it.' },
  OwnPassTypeBody: PASS_TYPE,
  PassHours: { date: 'The date of an exception; `null` on hours of a weekday.' },
  PassLimit: PASS_PERIOD,
  PassPause: PASS_PERIOD,
  PassPolicy: { hours: 'When the pass is valid; none means always.' },
  PassType: PASS_TYPE,
  PassTypeBody: PASS_TYPE,
  PassTypeWithPolicy: PASS_TYPE,
  PersonalData: { 'tickets.createdAt': JOINED.createdAt },
  Report: { 'weekdays.days': 'How many such days the figures are of.' },
  ScanResult: {
    counter: 'How many passes or people the code hands over.',
    mode: 'What the code is.',
  },
  Session: { roles: 'The first is the current role.' },
  Slip: JOINED,
  StaffTicket: { ...JOINED, userId: '`null` once the person has been erased.' },
  Ticket: {
    ...JOINED,
    counter: 'The number.',
    checkInCode: 'What staff type where no camera works.',
  },
  UndoneEntry: ENTERED,
  WebhookDelivery: {
    state: 'Whether it arrived, is tried again, or was given up.',
    'attempts.status': 'The HTTP status; `null` without an answer.',
  },
};
