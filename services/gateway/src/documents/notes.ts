type Notes = Readonly<Record<string, string>>;

/** What named schemas are, with an example where one helps. */
export const SCHEMA_NOTES: Readonly<Record<string, object>> = {
  ApiKey: { description: "A key of a merchant's own systems, without its text." },
  Webhook: { description: "An address of a merchant's own system that receives events." },
  NewWebhook: { description: 'A webhook with its secret, which no other answer contains.' },
  WebhookDelivery: { description: 'One event on its way to one webhook.' },
  NewApiKey: { description: 'A key with its text, which no other answer contains.' },
  DailyCounter: {
    description: 'The state of one queue on one day of its merchant, or of one show of an event.',
  },
  CalledCounter: {
    description: 'The counter after a call, and what this very command called.',
  },
  ClearedCounter: {
    description: 'The counter after people were sent away, and how many tickets ended.',
  },
  Merchant: { description: 'A business with its opening hours and queues.' },
  Queue: {
    description: 'One kind of service that people line up for; a multi-queue has children.',
  },
  ChildQueue: { description: 'A queue of a multi-queue, for one party size.' },
  Opening: { description: 'A weekly slot, special hours of one date, or a closing of one date.' },
  Session: {
    description: 'A signed-in person. `accessToken` is the bearer token of all other calls.',
    examples: [
      {
        id: 295_187_436_920_514,
        accessToken: 'eyJhbGciOiJFZERTQSJ9…',
        roles: ['ROLE_GUEST'],
        require_password_reset: false,
      },
    ],
  },
  Ticket: {
    description:
      'The right to be served with one number, known by its counter and number together.',
  },
  StaffTicket: { description: 'A ticket without what opens the entrance.' },
  LiveMessage: { description: 'A change of a merchant, as an event of its stream.' },
};

/** What fields of named schemas mean, where the name does not say it. */
export const PROPERTY_NOTES: Readonly<Record<string, Notes>> = {
  DailyCounter: {
    counter: 'The number being served; 0 before the first call.',
    ticketsAhead: 'Tickets that wait.',
    paxAhead: 'People who wait.',
    nextAvailableTicket: 'The number that the next person to line up gets.',
    estimatedWaitingTime: 'Seconds that the next person to line up would wait.',
    avgWaitingTime: 'Seconds.',
    date: "A day of the merchant's own calendar.",
  },
  Merchant: {
    vanity: 'The readable last part of the public address `/m/{vanity}`.',
    distance: 'Kilometres from the point that was asked about.',
    lineupLimitedBeforeOpening:
      'Seconds before opening from which people may join; `null` is no limit.',
    timezone: 'IANA name. Dates and times of the merchant are in this zone.',
  },
  Queue: {
    queue_daily_counters: 'The first is the current day.',
    capacity: 'Tickets that are served at once.',
    defaultWaitingTime: 'Seconds of one service.',
  },
  Session: { roles: 'The first is the current role.' },
  Ticket: {
    ticketValue: 'The number as boards and staff say it.',
    counter: 'The number.',
    queueDailyCounterId: 'The day of the queue in which the number is unique.',
    qrCodeJWT: 'The text of the QR code; `null` once the ticket is used, removed or expired.',
    checkInCode: 'What staff type where no camera works.',
    estimatedWaitingTime: 'Seconds.',
    ticketsAhead: 'Tickets in front of this one.',
  },
  StaffTicket: { userId: '`null` once the person has been erased.' },
};

/** What parameters of paths and queries are. */
export const PARAMETER_NOTES: Notes = {
  merchantId: 'A merchant.',
  queueId: 'A queue of the merchant.',
  counterId: 'The day of a queue: the id in its `queue_daily_counters`.',
  userId: 'The person who is signed in.',
  queueDailyCounterId: 'The day of a queue, as the ticket names it.',
  counter: 'The number of a ticket.',
  deviceId: 'A screen of the merchant.',
  keyId: 'An API key of the merchant.',
  webhookId: 'A webhook of the merchant.',
  eventId: 'An event that the webhook was sent: the `webhook-id` of its message.',
  vanity: "The last part of a merchant's public address.",
  code: 'The code of a status page, as it stands on a slip; look-alikes and hyphens do not matter.',
  token: 'The text of the link.',
  page: 'Counted from 1.',
  per_page: 'Rows of a page.',
  offset: 'Rows to skip; wins over `page`.',
  q: 'Words to search for.',
  lat: 'Degrees.',
  lng: 'Degrees.',
  time: 'When a show begins, `HH:mm` in the time zone of the merchant.',
  date: '`YYYY-MM-DD` in the calendar of the merchant.',
};

const BOT_CHECK = `Solving it takes a second or two of one processor core:

1. Take \`parameters\` of the challenge. For \`counter\` = 0, 1, 2 … derive a key with PBKDF2 and SHA-256: the password is the
   bytes of \`nonce\` (hexadecimal) followed by the counter as a big-endian unsigned 32-bit integer, the salt is the bytes of
   \`salt\`, the iterations are \`cost\`, the length in bytes is \`keyLength\`.
2. The first key whose hexadecimal form begins with \`keyPrefix\` is the solution.
3. Send \`captchaToken\` of the sign-up: base64 of the JSON
   \`{"challenge": <the whole answer of this call>, "solution": {"counter": 123, "derivedKey": "<hexadecimal>"}}\`.

A challenge can be used once and until \`expiresAt\` (seconds since 1970). The npm package \`altcha-lib\` has a solver.`;

/** The puzzle in full; the contract passes on whatever the library sends. */
export const BOT_CHALLENGE = {
  type: 'object',
  required: ['parameters', 'signature'],
  properties: {
    parameters: {
      type: 'object',
      required: ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix', 'expiresAt'],
      properties: {
        algorithm: { const: 'PBKDF2/SHA-256' },
        nonce: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        salt: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        cost: { type: 'integer', description: 'Iterations.' },
        keyLength: { type: 'integer', description: 'Bytes.' },
        keyPrefix: { type: 'string', description: 'Hexadecimal.' },
        expiresAt: { type: 'integer', description: 'Seconds since 1970.' },
      },
    },
    signature: { type: 'string' },
  },
  examples: [
    {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '6b1f0c0a2f0f4f439f6e0f3f0c9d8f11',
        salt: '0f3f0c9d8f115e0b1c0a2f0f4f439f6e',
        cost: 1_000,
        keyLength: 32,
        keyPrefix: '9a03b6',
        expiresAt: 1_795_000_000,
      },
      signature: '2c26b46b68ffc68ff99b453c1d304134',
    },
  ],
};

const WEBHOOK_MESSAGES = `A message is a POST of JSON, \`{"type", "timestamp", "data"}\`, with the headers of the Standard
Webhooks specification: \`webhook-id\` (the same with each attempt), \`webhook-timestamp\` (seconds since 1970) and
\`webhook-signature\`: \`v1,\` and the base64 of HMAC-SHA256 over \`<id>.<timestamp>.<body>\`, whose key is the base64 after
\`whsec_\` of the secret. During a rotation there are two signatures, separated by a space. Any status from 200 to 299 takes
the message; others, no answer within 5 s and redirects count as failures, which are repeated for a day with growing pauses.
Messages may come twice and out of order. The address has to be https on port 443 at a public IP address. A merchant has at
most 5 webhooks.`;

type CallNote = { description?: string; body?: object; reply?: object };

/** What calls need said beyond their summary: how to use them, an example of the body, another schema of the answer. */
export const CALL_NOTES: Readonly<Record<string, CallNote>> = {
  botChallenge: { description: BOT_CHECK, reply: { $ref: '#/components/schemas/BotChallenge' } },
  signUp: {
    description:
      'A guest is made with generated credentials: any address of `guest.invalid` and a long random password. `captchaToken` is the solved puzzle of `GET /auth/challenge`.',
    body: {
      email: 'guest+5e0b1c0a-2f0f-4f43-9f6e-0f3f0c9d8f11@guest.invalid',
      password: 'dK3vQ9xT7mB2pL8wR5yC1nHs',
      roles: ['guest'],
      captchaToken: 'eyJjaGFsbGVuZ2UiOnsi…',
    },
  },
  newPassword: { body: { newPassword: 'tramonto rosso 73', password: 'correct horse battery' } },
  next: {
    description:
      '`expectedCounter` guards a desk against its own double press. `calledTickets` names what this very command called, also in the answer to a retry.',
    body: { deskId: 1, expectedCounter: 4 },
  },
  createOpening: { body: { dayOfWeek: 1, start: '09:00', end: '13:00' } },
  changeOpening: { body: { dayOfWeek: 1, start: '09:00', end: '13:00' } },
  updateQueue: { body: { name: 'Bread', capacity: 2 } },
  updateMerchant: { body: { phone: '+39 06 1234567', timezone: 'Europe/Rome' } },
  createApiKey: {
    description: 'Managers only: no key makes keys. A merchant has at most 20.',
    body: { name: 'Till', scopes: ['read', 'line-up'] },
  },
  rotateApiKey: { body: { endsIn: 3_600 } },
  createWebhook: {
    description: WEBHOOK_MESSAGES,
    body: { url: 'https://till.example.org/turno', events: ['ticket.called', 'queue.paused'] },
  },
  updateWebhook: { body: { enabled: true } },
  lineUp: {
    description:
      'Send an `Idempotency-Key`: a repeated request then gets the same ticket and never a second number.',
    body: { paxCount: 2 },
  },
};
