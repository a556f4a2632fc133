import type { Session } from '@turno/shared-types';

const USER = 295_187_436_920_514;
const CREDENTIAL = 'dK3vQ9xT7mB2pL8wR5yC1nHsA0bZ4eFg';
const CHALLENGE = 'q1W8zN5cT0yRk3uV7bXm2LpD6sFh9GaJ4eKoYiUtZxA';

const ACCOUNT = {
  id: USER,
  email: 'ada@example.org',
  name: 'Ada',
  role: 'ROLE_USER',
  signsInWithFacebook: false,
  emailVerified: true,
  newEmail: null,
} as const;

const SESSION = {
  id: '9f6e0f3f0c9d8f115e0b1c0a',
  device: 'Firefox on Android',
  createdAt: '2026-11-20T18:04:00.000Z',
  lastUsedAt: '2026-11-22T09:55:00.000Z',
  isCurrent: true,
} as const;

const PASSKEY = {
  id: CREDENTIAL,
  name: 'Phone',
  createdAt: '2026-11-20T18:05:00.000Z',
  lastUsedAt: null,
} as const;

const PERSON_IN_QUEUES = {
  tickets: [
    {
      merchantId: 12,
      queueId: 40,
      date: '2026-11-22',
      time: null,
      number: 11,
      paxCount: 1,
      displayName: null,
      phone: null,
      passOwners: [],
      state: 'waiting',
      createdAt: '2026-11-22T09:55:20.000Z',
      calledAt: null,
      canceledAt: null,
      calledAgainAt: null,
      asideAt: null,
      returnedAt: null,
      putBackAt: null,
      entries: [],
      checkedInAt: null,
    },
  ],
  merchants: [],
  managerInvitations: [],
  activity: [],
  lastMerchantId: null,
  apiKeys: [],
} as const;

/** Whole examples of accounts, and of what signs people in. */
export const ACCOUNT_EXAMPLES = {
  Account: ACCOUNT,
  AccountSession: SESSION,
  BotChallenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '16f4732b2d8d7bc37593739102824aa9',
      salt: '2ccbbd2b75b4393bb7680d694ca740dc',
      cost: 1_000,
      keyLength: 32,
      keyPrefix: '560b82d2c0c24841b1b34827701c3ece',
      keySignature: '95985aec3f2295a3812865e57e197bfeee689c71dd052e9762220eb469dce602',
      expiresAt: 1_795_950_411,
      data: { site: 'turno' },
    },
    signature: '1e08d355653d239fc87d1fa090c455cf3c60986eb07450f2dd3133e1d1732584',
  },
  Passkey: PASSKEY,
  PasskeyCreation: {
    rp: { id: 'queue.example', name: 'Turno' },
    user: { id: 'Mjk1MTg3NDM2OTIwNTE0', name: 'ada@example.org', displayName: 'Ada' },
    challenge: CHALLENGE,
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  },
  PasskeyRequest: {
    rpId: 'queue.example',
    challenge: CHALLENGE,
    timeout: 300_000,
    userVerification: 'required',
  },
  PersonalData: {
    createdAt: '2026-11-22T10:00:00.000Z',
    account: {
      id: USER,
      email: 'ada@example.org',
      emailVerified: true,
      newEmail: null,
      name: 'Ada',
      role: 'ROLE_USER',
      createdAt: '2026-11-20T18:04:00.000Z',
      lastUsedAt: '2026-11-22T09:55:00.000Z',
      locale: 'it',
      facebookId: null,
      passkeys: [PASSKEY],
    },
    sessions: [SESSION],
    mails: [],
    familiarNetworks: [{ rememberedUntil: '2027-02-20T18:04:00.000Z' }],
    queues: PERSON_IN_QUEUES,
    passes: {
      passes: [],
      passOwners: [{ id: 15, name: 'Ada' }],
      checkIns: [],
    },
  },
  Session: {
    id: USER,
    accessToken: 'eyJhbGciOiJFZERTQSJ9…',
    roles: ['ROLE_GUEST'],
    require_password_reset: false,
  } satisfies Session,
} as const;
