import type { State } from './state.ts';
import { NONCE } from './ticket-states.ts';

const MERCHANT = '/private/merchants/:merchantId';
const COUNTER = `${MERCHANT}/queues/:queueId/daily_counters/:counterId`;
const TICKET = '/private/users/:userId/tickets/:queueDailyCounterId/:counter';
const APPLE = '/public/apple_wallet/tickets/v1';
const PHONE = `${APPLE}/devices/:deviceId/registrations/:passTypeId/:serialNumber`;
const nothing = () => ({});
const by = { userId: 1, role: 'owner' };

export type Bodies = Record<string, (state: State) => object>;

/** What other services and the links of tickets ask. */
const OF_OTHERS: Bodies = {
  'POST /internal/tickets/is_code': ({ code }) => ({ token: code }),
  'POST /internal/users/:userId/managed_merchants': ({ testQueue }) => ({
    merchantIds: [testQueue.merchant.id],
  }),
  'POST /internal/franchising/:franchisingId/team/:userId': ({ testQueue }) => ({
    merchantIds: [testQueue.merchant.id],
  }),
  'POST /internal/merchants/:merchantId/pass_type_changes': () => ({ by, changeId: 'change' }),
  'POST /internal/api_keys/verify': ({ links }) => ({ key: links.key }),
  'POST /public/manager_invitations/read': ({ links }) => ({ token: links.invitationToken }),
  'POST /public/franchise_invitations/read': ({ links }) => ({ token: links.franchiseToken }),
  'POST /public/merchants/:merchantId/queues/:queueId/lineup_owners_request': () => ({
    passOwners: [],
  }),
  'POST /public/merchants/:merchantId/queues/:queueId/pass_owners_validation': () => ({
    passOwners: [{ id: 1, passId: 2 }],
  }),
};

/** What the holder of a ticket does. */
const OF_HOLDERS: Bodies = {
  [`POST ${TICKET}/status_page`]: nothing,
  [`PUT ${TICKET}/notices`]: () => ({ travelMinutes: 20 }),
  [`POST ${TICKET}/google_wallet`]: nothing,
  [`POST ${TICKET}/apple_wallet`]: nothing,
  [`POST ${PHONE}`]: () => ({ pushToken: 'cd'.repeat(32) }),
};

/** What a desk and the entrance do with a ticket. */
const OF_DESKS: Bodies = {
  [`POST ${COUNTER}/tickets/:counter/slip`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/take_back`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/call_again`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/not_come`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/put_back`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/move`]: ({ links }) => ({ queueId: links.otherQueueId }),
  'POST /internal/tickets/checkin': ({ code, testQueue }) => ({
    merchantId: testQueue.merchant.id,
    token: code,
    nonce: 'again',
  }),
  'POST /internal/tickets/undo_checkin': ({ testQueue, counter }) => ({
    merchantId: testQueue.merchant.id,
    queueDailyCounterId: testQueue.counter.id,
    counter,
    nonce: NONCE,
    reason: 'other',
    by,
  }),
  'POST /device/lineup': ({ testQueue }) => ({ queueId: testQueue.queue.id }),
  'POST /:scope/merchants/:merchantId/queues/:queueId/lineup': nothing,
  [`POST ${MERCHANT}/queues/auto_next`]: nothing,
  [`POST ${COUNTER}/next`]: nothing,
};

/** How tickets change their holders, and end. */
const ENDS: Bodies = {
  [`POST ${TICKET}/offer`]: nothing,
  'POST /private/ticket_offers/:token/accept': nothing,
  'POST /internal/users/:userId/transfers': ({ userId }) => ({ guestId: userId }),
  [`DELETE ${TICKET}/offer`]: nothing,
  [`DELETE ${TICKET}`]: nothing,
  [`DELETE ${PHONE}`]: nothing,
};

/** What owners change; the queue and the merchant end last. */
const OF_OWNERS: Bodies = {
  [`POST ${COUNTER}/pause`]: nothing,
  [`POST ${COUNTER}/close`]: nothing,
  [`POST ${COUNTER}/send_away`]: nothing,
  [`POST ${MERCHANT}/queues/auto_pause`]: nothing,
  [`POST ${MERCHANT}/queues/set_next_webhook`]: () => ({ enabled: false }),
  [`PUT ${MERCHANT}/queues/:queueId`]: nothing,
  [`PUT ${MERCHANT}`]: nothing,
  [`POST ${MERCHANT}/franchising`]: ({ links }) => ({ invitation: links.franchiseToken }),
  [`POST ${MERCHANT}/openings/bulk`]: () => ({ openings: {} }),
  [`PUT ${MERCHANT}/openings/:openingId`]: () => ({ end: '23:00' }),
  [`PUT ${MERCHANT}/desks/:deskId`]: () => ({ name: 'Cassa' }),
  [`PUT ${MERCHANT}/devices/:deviceId`]: () => ({ name: 'Atrio', settings: '', revision: 1 }),
  [`POST ${MERCHANT}/api_keys/:keyId/rotate`]: nothing,
  [`PUT ${MERCHANT}/webhooks/:webhookId`]: () => ({ enabled: false }),
  [`POST ${MERCHANT}/webhooks/:webhookId/rotate`]: nothing,
  [`POST ${MERCHANT}/webhooks/:webhookId/test`]: nothing,
  [`POST ${MERCHANT}/webhooks/:webhookId/deliveries/:eventId/redeliver`]: nothing,
  'POST /private/manager_invitations/accept': ({ links }) => ({ token: links.invitationToken }),
  [`DELETE ${MERCHANT}/queues/:queueId`]: nothing,
  [`POST ${MERCHANT}/close_for_good`]: nothing,
};

/** Every command and internal call whose answer may carry what is stored, with its body, in an order that leaves something to answer. */
export const COMMANDS: Bodies = {
  ...OF_OTHERS,
  ...OF_HOLDERS,
  ...OF_DESKS,
  ...ENDS,
  ...OF_OWNERS,
};

/** Calls that answer what they made anew, or nothing; what they store is read by the calls that answer it. */
export const NEW_OR_NOTHING: readonly string[] = [
  'DELETE /internal/users/:userId/api_keys',
  'DELETE /private/merchants/:merchantId/api_keys/:keyId',
  'DELETE /private/merchants/:merchantId/desks/:deskId',
  'DELETE /private/merchants/:merchantId/devices/:deviceId',
  'DELETE /private/merchants/:merchantId/manager_invitations/:invitationId',
  'DELETE /private/merchants/:merchantId/managers/:userId',
  'DELETE /private/merchants/:merchantId/openings/:openingId',
  'DELETE /private/merchants/:merchantId/webhooks/:webhookId',
  'POST /device-pairings',
  'POST /private/franchise_invitations/decline',
  'POST /private/franchising/:franchisingId/invitations',
  'POST /private/franchising/:franchisingId/invitations/mails',
  'POST /private/merchants',
  'POST /private/merchants/:merchantId/api_keys',
  'POST /private/merchants/:merchantId/desks',
  'POST /private/merchants/:merchantId/devices',
  'POST /private/merchants/:merchantId/manager_invitations',
  'POST /private/merchants/:merchantId/managers/:userId/hand_over',
  'POST /private/merchants/:merchantId/openings',
  'POST /private/merchants/:merchantId/queues',
  'POST /private/merchants/:merchantId/webhooks',
  'POST /public/apple_wallet/tickets/v1/log',
  'PUT /private/merchants/:merchantId/managers/:userId',
];
