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
  LineUpBody: { examples: [{ paxCount: 1 }] },
  OpeningBody: { examples: [{ dayOfWeek: 1, start: '09:00', end: '13:00' }] },
  Opening: { description: 'A weekly slot, special hours of one date, or a closing of one date.' },
  Session: {
    description: 'A signed-in person. `accessToken` is the bearer token of all other calls.',
  },
  Ticket: {
    description:
      'The right to be served with one number, known by its counter and number together.',
  },
  StaffTicket: { description: 'A ticket without what opens the entrance.' },
  Category: { description: 'A kind of business.' },
  CheckInRecord: { description: 'One check at an entrance.' },
  Desk: { description: 'A place where people are served, with a name.' },
  DeskCall: { description: 'The latest call of one desk.' },
  Estimate: { description: 'How long people who join now, or a ticket, will wait.' },
  Franchising: { description: 'A chain of merchants.' },
  MapPlace: { description: 'A place of the map, with what is known of it.' },
  MapPlaceSuggestion: { description: 'A place of the map that fits what was typed.' },
  MovedTo: { description: 'The ticket that replaces one that was moved to another queue.' },
  Pass: { description: 'A Fast Track pass.' },
  PassOwner: { description: 'A person of an account, with the passes of that person.' },
  Passkey: { description: 'A way to sign in with a device, without a password.' },
  TicketCommand: { description: 'A called ticket after a command of a desk.' },
  LiveMessage: { description: 'A change of a merchant, as an event of its stream.' },
};
