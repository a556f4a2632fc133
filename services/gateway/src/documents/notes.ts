/** What something is, by its name. */
export type Notes = Readonly<Record<string, string>>;

const BOT_CHECK = `Solving it takes a second or two of one processor core:

1. Take \`parameters\` of the challenge. For \`counter\` = 0, 1, 2 … derive a key with PBKDF2 and SHA-256: the password is the
   bytes of \`nonce\` (hexadecimal) followed by the counter as a big-endian unsigned 32-bit integer, the salt is the bytes of
   \`salt\`, the iterations are \`cost\`, the length in bytes is \`keyLength\`.
2. The first key whose hexadecimal form begins with \`keyPrefix\` is the solution.
3. Send \`captchaToken\` of the sign-up: base64 of the JSON
   \`{"challenge": <the whole answer of this call>, "solution": {"counter": 123, "derivedKey": "<hexadecimal>"}}\`.

\`signature\` covers all of \`parameters\`, also \`data\` and \`keySignature\`: send each of them back as it came.

A challenge makes one account and is good until \`expiresAt\` (seconds since 1970). The npm package \`altcha-lib\` has a solver.`;

const WEBHOOK_MESSAGES = `A message is a POST of JSON, which \`webhooks\` of this document describes by event, with the headers of the Standard
Webhooks specification: \`webhook-id\` (the same with each attempt), \`webhook-timestamp\` (seconds since 1970) and
\`webhook-signature\`: \`v1,\` and the base64 of HMAC-SHA256 over \`<id>.<timestamp>.<body>\`, whose key is the base64 after
\`whsec_\` of the secret. During a rotation there are two signatures, separated by a space. Any status from 200 to 299 takes
the message; others, no answer within 5 s and redirects count as failures, which are repeated for a day with growing pauses.
Messages may come twice and out of order. The address has to be https on port 443 at a public IP address. A merchant has at
most 5 webhooks.`;

type CallNote = { description?: string; body?: object };

/** What calls need said beyond their summary: how to use them, an example of the body. */
export const CALL_NOTES: Readonly<Record<string, CallNote>> = {
  botChallenge: { description: BOT_CHECK },
  signUp: {
    description:
      'A guest is made with generated credentials: the address `guest+<UUID in lower case>@guest.invalid` and a long random password. `captchaToken` is the solved puzzle of `GET /auth/challenge`; a sign-up that fails does not use it up.',
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
    body: { deskId: 3, expectedCounter: 8 },
  },
  createOpening: { body: { dayOfWeek: 1, start: '09:00', end: '13:00' } },
  changeOpening: { body: { dayOfWeek: 1, start: '09:00', end: '13:00' } },
  saveOpenings: {
    body: { openings: { create: [{ dayOfWeek: 1, start: '09:00', end: '13:00' }], delete: [5] } },
  },
  changeTicketNotices: { body: { byEmail: true, travelMinutes: 15 } },
  updateQueue: { body: { name: 'Bread', capacity: 2 } },
  updateMerchant: { body: { phone: '+39 06 1234567', timezone: 'Europe/Rome' } },
  createApiKey: {
    description: 'No key makes keys. A merchant has at most 20.',
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
    body: { paxCount: 1 },
  },
};
