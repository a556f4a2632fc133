import type { Notes } from '../notes.ts';
import { OF_WEBAUTHN } from './accounts.ts';

const PASS_TYPE = { kind: '0 is daily and 1 weekly.' };
const PASS_PERIOD = { within: 'Which entries count together.' };
const CODE_OF_PASS = { token: '`null`: a pass is read by its `mediacode`.' };
const OF_PARTY = { id: 'The person, of `pass_owners` of the account.' };
const ONE_PASS = {
  ...OF_PARTY,
  error_code: 'Why the pass cannot be used; `null` where it can.',
};

/** What fields of schemas of people and passes mean; see `PROPERTY_NOTES`. */
export const PEOPLE_NOTES: Readonly<Record<string, Notes>> = {
  Account: { id: 'The `userId` of paths.', role: 'The role of the account.' },
  AccountSession: { lastUsedAt: 'When it was last used.' },
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
  GuestTickets: { state: '`pending` while tickets are still being handed over.' },
  LineUpOwners: { passOwners: 'People with their passes.' },
  OwnPassTypeBody: PASS_TYPE,
  Pass: { ...CODE_OF_PASS },
  PassHours: { date: 'The date of an exception; `null` on hours of a weekday.' },
  Passkey: { lastUsedAt: 'When somebody last signed in with it; `null` before that.' },
  PasskeyCreation: {
    'user.displayName': OF_WEBAUTHN,
    'user.name': OF_WEBAUTHN,
    'user.id': OF_WEBAUTHN,
    'rp.id': OF_WEBAUTHN,
    'rp.name': OF_WEBAUTHN,
    'pubKeyCredParams.type': OF_WEBAUTHN,
    'excludeCredentials.type': OF_WEBAUTHN,
    'excludeCredentials.id': OF_WEBAUTHN,
  },
  PassLimit: PASS_PERIOD,
  PassOwner: {
    id: 'Names the person; `null` holds the passes that have no name yet.',
    name: 'The name of the person; `null` for passes without one.',
    'blocked.error_code': 'Why the pass cannot be used.',
  },
  PassOwnerRef: { ...OF_PARTY },
  PassPause: PASS_PERIOD,
  PassPolicy: { hours: 'When the pass is valid; none means always.' },
  PassType: PASS_TYPE,
  PassTypeBody: PASS_TYPE,
  PassTypeWithPolicy: PASS_TYPE,
  PassUsage: { checkedInAt: 'When its holder entered; `null` before that.' },
  PassValidation: { ...ONE_PASS },
  PassWithDetails: { ...CODE_OF_PASS },
  PersonalData: {
    queues: 'What the service of queues holds of the person.',
    passes: 'What the service of passes holds of the person.',
    'account.lastUsedAt': 'When the account was last used; `null` where that is not known.',
    'tickets.passOwners': 'The names of the people it was taken with.',
    'tickets.state': 'How far the ticket has come.',
    'managerInvitations.state': 'Whether it can be used, was used or revoked.',
    'passes.passOwners': 'People of the account.',
    'queues.merchants': 'The merchants whose team the person is in.',
    'merchants.role': 'The role of the person in the team.',
    'tickets.createdAt': 'When its holder joined.',
    'tickets.entries': 'When its people entered, in parts.',
    'entries.at': 'When they entered.',
    'entries.paxCount': 'How many entered.',
    'entries.undoneAt': 'When staff undid it; `null` while it holds.',
    'entries.undoReason': 'Why it was undone; `null` while it holds.',
  },
  ScanResult: {
    counter: 'How many passes or people the code hands over.',
    mode: 'What the code is.',
  },
  Session: {
    id: 'The account: the `userId` of paths.',
    roles: 'The first is the current role.',
  },
};
