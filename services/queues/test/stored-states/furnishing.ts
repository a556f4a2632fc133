import { PASS_TYPE_ID } from '@turno/kit/wallets/test';
import {
  API_KEY_SCOPES,
  addDeskCall,
  type Call,
  type CallInput,
  createApiKeyCall,
} from '@turno/shared-types';
import type { DeviceKind } from '@turno/shared-types/devices';
import { changeTicketNoticesCall } from '@turno/shared-types/notices';
import { offerTicketCall, openStatusPageCall } from '@turno/shared-types/shared-tickets';
import { saveInAppleWalletCall, saveInGoogleWalletCall } from '@turno/shared-types/wallets';
import { createWebhookCall, testWebhookCall, WEBHOOK_EVENTS } from '@turno/shared-types/webhooks';
import type { TicketRecord } from '../../src/tickets/index.ts';
import { buildQueue } from '../factories.ts';
import { type Journey, MANAGER } from '../journey.ts';
import { ROOT } from '../wallets/apple-visitors.ts';

const DAY_MS = 86_400_000;
const FRANCHISING_ID = 1;
/** The address of everybody who holds a ticket, and of the invitation to every team. */
export const INVITED = 'shop@example.com';

/** What the addresses of calls name besides the ticket: the real ids, codes and tokens of what is stored. */
export type Furnishing = Awaited<ReturnType<typeof furnishMerchant>> &
  Awaited<ReturnType<typeof furnishTicket>>;

/** A merchant gets one of everything that its owners may add. */
export async function furnishMerchant(journey: Journey, merchantId: number) {
  const { store } = journey.harness;
  const staff = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const params = { merchantId };
  const made = await Promise.all([
    send(journey, addDeskCall, { params, body: { name: 'Banco' } }, staff),
    send(
      journey,
      createApiKeyCall,
      { params, body: { name: 'Cassa', scopes: [...API_KEY_SCOPES] } },
      staff,
    ),
    send(
      journey,
      createWebhookCall,
      {
        params,
        body: { url: `https://${merchantId}.example/hook`, events: [...WEBHOOK_EVENTS] },
      },
      staff,
    ),
  ]);
  const [{ id: deskId }, { id: keyId, key }, { id: webhookId }] = made;
  const test = { params: { merchantId, webhookId }, body: {} };
  const { eventId } = await send(journey, testWebhookCall, test, staff);
  const invitation = await store.invitations.open(
    { merchantId, email: INVITED, invitedBy: MANAGER, lifeMs: DAY_MS, role: 'desk', locale: 'it' },
    'mail',
  );
  const otherQueue = buildQueue({ merchantId });
  await store.queues.put(otherQueue);
  return {
    otherQueueId: otherQueue.id,
    deskId,
    keyId,
    key,
    webhookId,
    eventId,
    board: await screenOf(journey, merchantId, 'board'),
    kiosk: await screenOf(journey, merchantId, 'kiosk'),
    invitationId: invitation.id,
    invitationToken: (await store.invitations.issueToken(invitation.id)) ?? '',
    franchiseToken: await store.franchiseInvitations.add(
      FRANCHISING_ID,
      new Date(journey.harness.clock.now.getTime() + DAY_MS),
    ),
  };
}

/** A screen that is paired to a merchant, and its token. */
async function screenOf({ harness }: Journey, merchantId: number, kind: DeviceKind) {
  const { devices, devicePairings, ids } = harness.store;
  const { code, device_token: token } = await devicePairings.add({ kind, language: 'it' });
  const pairing = await devicePairings.claim(code, merchantId);
  if (!pairing) throw new Error('The code was not found.');
  const id = await ids.next('device');
  await devices.add(pairing, { id, merchantId, name: 'Sala', settings: '' });
  return { id, token };
}

/** The holder of a ticket shares it in every way, while it waits. */
export async function furnishTicket(
  journey: Journey,
  { userId, counterId, number }: Pick<TicketRecord, 'userId' | 'counterId' | 'number'>,
) {
  const holder = await journey.app.as(userId);
  const params = { userId, queueDailyCounterId: counterId, counter: number };
  const { code: statusCode } = await send(journey, openStatusPageCall, { params }, holder);
  await send(journey, changeTicketNoticesCall, { params, body: { travelMinutes: 10 } }, holder);
  await send(journey, saveInGoogleWalletCall, { params }, holder);
  const { passUrl } = await send(journey, saveInAppleWalletCall, { params }, holder);
  const offered = await journey.app.service.call(offerTicketCall, { params }, holder);
  const { pathname, search } = new URL(passUrl);
  const serialNumber = pathname.split('/').at(-1) ?? '';
  const saved = await journey.harness.store.walletTickets.find(`apple-${serialNumber}`);
  const phoneId = `device${serialNumber}`;
  const appleToken = saved?.token ?? '';
  const registered = await fetch(
    `${journey.app.service.url}${ROOT}/v1/devices/${phoneId}/registrations/${PASS_TYPE_ID}/${serialNumber}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `ApplePass ${appleToken}`,
      },
      body: JSON.stringify({ pushToken: 'ab'.repeat(32) }),
    },
  );
  if (registered.status !== 201) throw new Error('The phone was not registered.');
  // A ticket that was taken with passes is given to nobody.
  const offerToken: string = offered.body.token ?? 'none';
  return { statusCode, serialNumber, phoneId, appleToken, download: search, offerToken };
}

async function send<C extends Call>(
  { app }: Journey,
  call: C,
  input: Partial<CallInput<C>>,
  as: { token: string },
) {
  const { status, body } = await app.service.call(call, input as CallInput<C>, as);
  if (status >= 400) throw new Error(`${call.path} answered ${body.error_code}.`);
  return body;
}
