import { screen, waitFor } from '@testing-library/react';
import {
  listMerchantsCall,
  merchantByVanityCall,
  merchantCall,
  parentCategoriesCall,
  userTicketsCall,
} from '@turno/shared-types';
import { passOwnerCall, passOwnersCall } from '@turno/shared-types/passes';
import { buildMerchant, buildSession, refuse, reply } from '@turno/shared-ui/test';
import { show } from '../test/show.tsx';

const home = [
  reply(listMerchantsCall, []),
  reply(parentCategoriesCall, []),
  reply(userTicketsCall, []),
];
const session = buildSession();
const shop = buildMerchant();

test.each([
  { path: '/take-number/x/y', reads: 'Attività non trovata' },
  { path: '/book-queue/0/0', reads: 'Attività non trovata' },
  { path: '/reservation/x/1', reads: 'Coda non trovata' },
  { path: '/show-event-ticket/x/2/3', reads: 'Coda non trovata' },
  { path: '/ticket-passes/x', reads: 'Nominativo non trovato' },
  { path: '/nowhere/at-all', reads: 'Non trovato' },
])('SHL-011 ERR-015 $path leads home and says why', async ({ path, reads }) => {
  const { address } = show(path, { session, replies: home });
  expect(await screen.findByText(reads)).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
});

test.each(['/take-number/7/999', '/book-queue/7/999', '/events/forno-aurora'])(
  'ERR-015 %s leads to the merchant, and says that there is no such queue',
  async (path) => {
    const replies = [...home, reply(merchantCall, shop), reply(merchantByVanityCall, shop)];
    const { address } = show(path, { replies });
    expect(await screen.findByText('Coda non trovata')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/m/forno-aurora'));
  },
);

test.each([
  { path: '/ticket-passes/31', call: passOwnerCall, reads: 'Nominativo non trovato' },
  { path: '/my-tickets', call: passOwnersCall, reads: 'Non trovato' },
  { path: '/user-queues', call: userTicketsCall, reads: 'Non trovato' },
  { path: '/reservation/7/11', call: userTicketsCall, reads: 'Non trovato' },
])('ERR-015 $path speaks of no merchant when it cannot be read', async ({ path, call, reads }) => {
  show(path, { session, replies: [...home, refuse(call, 'validation_error')] });
  expect(await screen.findByText(reads)).toBeVisible();
  expect(screen.queryByText('Attività non trovata')).toBeNull();
});

test.each(['/m/🍕', '/m/%E0%A4%A'])(
  'ERR-015 %s, which the services cannot read, speaks of no form',
  async (path) => {
    const replies = [...home, refuse(merchantByVanityCall, 'validation_error')];
    const { address } = show(path, { replies });
    expect(await screen.findByText('Attività non trovata')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test.each([
  { path: '/my-tickets', role: 'ROLE_GUEST', reads: /per un altro tipo di account/ },
  { path: '/ticket-passes/31', role: 'ROLE_MERCHANT', reads: /per un altro tipo di account/ },
  { path: '/change-password', role: 'ROLE_USER', reads: /non devi scegliere una nuova password/ },
] as const)(
  'SHL-003 SHL-005 $path is not for $role, who is led home and reads why',
  async ({ path, role, reads }) => {
    const { address } = show(path, { session: buildSession({ roles: [role] }), replies: home });
    expect(await screen.findByText(reads)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  },
);
