import { screen, waitFor, within } from '@testing-library/react';
import {
  listMerchantsCall,
  merchantByVanityCall,
  parentCategoriesCall,
  type Role,
  userTicketsCall,
} from '@turno/shared-types';
import { passOwnersCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildCounter,
  buildPass,
  buildPassOwner,
  buildSession,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { anna, family, fastTrack, JOIN, mia, PATH, park, queue } from '../../test/park.ts';
import { merchantReplies, show } from '../../test/show.tsx';
import { nobody } from '../../test/wallet.ts';

const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];

const WHY = { name: 'Perché non è disponibile?' };

beforeEach(() => sessionStorage.clear());

test('CON-057 CON-074: a card for every queue with passes, OR, and the free access; passes of nobody are named', async () => {
  const { container } = family([], [nobody(buildPass()), anna]);
  expect(await screen.findByRole('region', { name: 'Coda 11' })).toHaveTextContent('Fast Track');
  expect(screen.getByRole('region', { name: 'Coda 12' })).toHaveTextContent('Con il tuo pass');
  expect(screen.getByText('oppure')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi l’accesso libero' })).toHaveAttribute(
    'href',
    '/free-access/forno-aurora/13',
  );
  expect(await screen.findByText(/non è ancora di nessuno/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

const closed = { queue_daily_counters: [buildCounter({ closed: true })] };
test.each([
  [
    'a closed queue',
    [anna],
    { ...park, queues: [queue(11, { passMode: 'specific', ...closed })] },
    /chiusa/,
  ],
  ['nobody with a Fast Track', [buildPassOwner()], park, /serve un Fast Track/],
  ['passes to activate', [mia], park, /non ancora attivati/],
])('CON-060: %s is explained', async (_, owners, merchant, text) => {
  const { user } = family([], [nobody(), ...owners], merchant);
  await user.click(await (await fastTrack()).findByRole('button', WHY));
  expect(await within(await screen.findByRole('dialog')).findByText(text)).toBeVisible();
  expect((await fastTrack()).getByRole('button', { ...JOIN, hidden: true })).toBeDisabled();
});

test('CON-060: people that do not come can be asked for again', async () => {
  const { user, gateway } = family([failOffline(passOwnersCall)]);
  await user.click(await (await fastTrack()).findByRole('button', WHY));
  gateway.answer(reply(passOwnersCall, [anna]));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  const join = (await fastTrack()).getByRole('button', JOIN);
  await waitFor(() => expect(join).toBeEnabled());
});

/** The page of a person with another role. */
function openAs(role: Role | null) {
  const session = role && buildSession({ roles: [role] });
  const replies = [...home, reply(userTicketsCall, []), ...merchantReplies(park)];
  return show(PATH, { session, replies });
}

test('CON-061 G-01: a visitor signs in and comes back to the same step', async () => {
  const { user, address } = openAs(null);
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un pass' }));
  await user.click(await screen.findByRole('button', { name: 'Digita un codice' }));
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(address()).toBe('/signin');
});

test('CON-060 G-01: a visitor who asks why signs in from there', async () => {
  const { user, address } = openAs(null);
  await user.click(await (await fastTrack()).findByRole('button', WHY));
  await user.click(await screen.findByRole('link', { name: 'Accedi' }));
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(address()).toBe('/signin');
});

test('CON-061: people are sent to their wallet', async () => {
  const { user } = family();
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un pass' }));
  await user.click(await screen.findByRole('button', { name: 'Digita un codice' }));
  expect(await screen.findByRole('textbox', { name: 'Codice' })).toBeVisible();
});

test('CON-061 G-13: a guest reads that it is not allowed; staff leave for their page', async () => {
  const guest = openAs('ROLE_GUEST');
  await guest.user.click(await screen.findByRole('button', { name: 'Aggiungi un pass' }));
  expect(await screen.findByText('Operazione non consentita')).toBeVisible();
  guest.unmount();
  const staff = openAs('ROLE_MERCHANT');
  await staff.user.click(await screen.findByRole('button', { name: 'Aggiungi un pass' }));
  await waitFor(() =>
    expect(staff.events).toContainEqual({ type: 'navigate-away', path: '/scan-create-pass' }),
  );
});

test('CON-062: an unknown vanity shows an error and leads home', async () => {
  const { address } = show('/aq/nobody', {
    replies: [refuse(merchantByVanityCall, 'merchant_not_found'), ...home],
  });
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('Attività non trovata')).toBeVisible();
});

test('without a network it can be tried again', async () => {
  const { user, gateway } = show(PATH, { replies: [failOffline(merchantByVanityCall)] });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(...merchantReplies(park));
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Coda 11' })).toBeVisible();
});
