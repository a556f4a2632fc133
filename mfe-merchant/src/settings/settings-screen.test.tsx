import { screen, waitFor, within } from '@testing-library/react';
import {
  type ApiKey,
  apiKeysCall,
  createApiKeyCall,
  franchisingsCall,
  removeApiKeyCall,
  rotateApiKeyCall,
} from '@turno/shared-types';
import {
  createWebhookCall,
  redeliverWebhookCall,
  testWebhookCall,
  updateWebhookCall,
  type Webhook,
  type WebhookDelivery,
  webhookDeliveriesCall,
  webhooksCall,
} from '@turno/shared-types/webhooks';
import { axeViolations, refuse, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

const AT = '2026-11-21T10:00:00.000Z';
const KEY: ApiKey = {
  id: 1,
  name: 'Cassa',
  scopes: ['read', 'call'],
  prefix: 'turno_1_1_AbCd',
  createdAt: AT,
  createdBy: 9,
  lastUsedAt: null,
  previous: null,
};
const HOOK: Webhook = {
  id: 1,
  url: 'https://cassa.example/turno',
  events: ['ticket.called'],
  enabled: true,
  failingSince: null,
  createdAt: AT,
  previousSecretEndsAt: null,
};
const DELIVERY: WebhookDelivery = {
  eventId: 'ticket.called.a',
  event: 'ticket.called',
  state: 'retrying',
  at: AT,
  attempts: [
    { at: AT, durationMs: 12, status: 503, problem: null },
    { at: '2026-11-21T09:59:00.000Z', durationMs: 5_000, status: null, problem: 'timeout' },
  ],
};

setUpEventSources();

function open(keys: ApiKey[], webhooks: Webhook[]) {
  return show({
    path: '/merchant-settings',
    replies: [
      mine(bakery()),
      reply(apiKeysCall, keys),
      reply(webhooksCall, webhooks),
      reply(franchisingsCall, []),
    ],
  });
}
const button = (name: string) => screen.findByRole('button', { name });
type Gateway = ReturnType<typeof open>['gateway'];
const sent = ({ requests }: Gateway, end: string) =>
  requests.findLast(({ path, method }) => method !== 'GET' && path.endsWith(end));

test('empty lists say what keys and webhooks are for, accessibly', async () => {
  const { container } = open([], []);
  expect(await screen.findByText('Nessuna chiave')).toBeVisible();
  expect(await screen.findByText('Nessun webhook')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('lists that cannot be loaded offer another try', async () => {
  const { user, gateway } = show({
    path: '/merchant-settings',
    replies: [mine(bakery()), refuse(apiKeysCall, 'service_unavailable'), reply(webhooksCall, [])],
  });
  const retry = await button('Riprova');
  gateway.answer(reply(apiKeysCall, [KEY]));
  await user.click(retry);
  expect(await screen.findByText('Cassa')).toBeVisible();
});

test('a key is made with the keyboard, and its text is shown once', async () => {
  const { user, gateway } = open([], []);
  gateway.answer(reply(createApiKeyCall, { ...KEY, key: 'turno_1_1_AbCdEf' }));
  (await button('Crea una chiave')).focus();
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Crea una chiave' });
  await user.click(within(sheet).getByRole('button', { name: 'Crea una chiave' }));
  expect(await within(sheet).findByText('Compila questo campo.')).toBeVisible();
  expect(within(sheet).getByText('Scegli almeno una voce.')).toBeVisible();
  await user.fill(within(sheet).getByRole('textbox', { name: /Nome della chiave/ }), 'Cassa');
  within(sheet).getByRole('checkbox', { name: 'Leggere code e biglietti' }).focus();
  await user.keyboard(' ');
  gateway.answer(reply(apiKeysCall, [KEY]));
  await user.click(within(sheet).getByRole('button', { name: 'Crea una chiave' }));
  expect(await within(sheet).findByDisplayValue('turno_1_1_AbCdEf')).toBeVisible();
  expect(await axeViolations(sheet)).toEqual([]);
  expect(sent(gateway, '/api_keys')?.body).toEqual({ name: 'Cassa', scopes: ['read'] });
  await user.click(within(sheet).getByRole('button', { name: 'Ho finito' }));
  await waitFor(() => expect(screen.queryByDisplayValue('turno_1_1_AbCdEf')).toBeNull());
  expect(await screen.findByText('Cassa')).toBeVisible();
});

test('a key is replaced and revoked after a question', async () => {
  const { user, gateway } = open([KEY], []);
  gateway.answer(reply(rotateApiKeyCall, { ...KEY, key: 'turno_1_1_Second' }));
  await user.click(await button('Sostituisci la chiave Cassa'));
  await user.click(await button('Sostituisci'));
  expect(await screen.findByDisplayValue('turno_1_1_Second')).toBeVisible();
  await user.click(await button('Ho finito'));
  gateway.answer(reply(removeApiKeyCall, {}), reply(apiKeysCall, []));
  await user.click(await button('Revoca la chiave Cassa'));
  await user.click(await button('Revoca'));
  expect(await screen.findByText('Nessuna chiave')).toBeVisible();
  expect(sent(gateway, '/api_keys/1')?.method).toBe('DELETE');
});

test('a webhook is added, and an address that is refused says why', async () => {
  const { user, gateway } = open([], []);
  gateway.answer(refuse(createWebhookCall, 'webhook_address_invalid'));
  await user.click(await button('Aggiungi un webhook'));
  const sheet = await screen.findByRole('dialog', { name: 'Aggiungi un webhook' });
  await user.fill(within(sheet).getByRole('textbox', { name: /Indirizzo/ }), 'http://10.0.0.1/');
  await user.click(within(sheet).getByRole('checkbox', { name: 'Un numero viene chiamato' }));
  const add = within(sheet).getByRole('button', { name: 'Aggiungi un webhook' });
  await user.click(add);
  expect(await within(sheet).findByText(/indirizzo https pubblico$/)).toBeVisible();
  gateway.answer(reply(createWebhookCall, { ...HOOK, secret: 'whsec_abc' }));
  await user.click(add);
  expect(await within(sheet).findByDisplayValue('whsec_abc')).toBeVisible();
});

test('a webhook is tested, its deliveries are shown, and one is sent again', async () => {
  const { user, gateway } = open([], [HOOK]);
  gateway.answer(
    reply(testWebhookCall, { eventId: 'webhook.test.a' }),
    reply(webhookDeliveriesCall, [DELIVERY]),
    reply(redeliverWebhookCall, {}),
  );
  await user.click(await button(`Invia una prova a ${HOOK.url}`));
  const log = await screen.findByRole('dialog', { name: 'Consegne' });
  expect(await within(log).findByText(/risposta 503/)).toBeVisible();
  expect(within(log).getByText(/nessuna risposta in tempo/)).toBeVisible();
  expect(await axeViolations(log)).toEqual([]);
  await user.click(within(log).getByRole('button', { name: /^Invia di nuovo/ }));
  await waitFor(() => expect(sent(gateway, '/redeliver')).toBeDefined());
});

test.each([
  { count: 49, isSaid: false },
  { count: 50, isSaid: true },
])(
  'a log of $count deliveries says whether earlier ones are left out: $isSaid',
  async ({ count, isSaid }) => {
    const { user, gateway } = open([], [HOOK]);
    const log = Array.from({ length: count }, (_, each) => ({ ...DELIVERY, eventId: `e.${each}` }));
    gateway.answer(reply(webhookDeliveriesCall, log));
    await user.click(await button(`Consegne a ${HOOK.url}`));
    expect(await screen.findAllByText(/risposta 503/)).toHaveLength(count);
    expect(screen.queryAllByText(/ultime 50 consegne/)).toHaveLength(isSaid ? 1 : 0);
  },
);

test('a webhook that failed too long says so, and is enabled again', async () => {
  const { user, gateway } = open([], [{ ...HOOK, enabled: false, failingSince: AT }]);
  expect(await screen.findByText(/per tre giorni nessuna consegna/)).toBeVisible();
  gateway.answer(reply(updateWebhookCall, HOOK), reply(webhooksCall, [HOOK]));
  await user.click(await button(`Attiva ${HOOK.url}`));
  expect(await button(`Disattiva ${HOOK.url}`)).toBeVisible();
  expect(sent(gateway, '/webhooks/1')?.body).toEqual({ enabled: true });
});
