import { screen, waitFor, within } from '@testing-library/react';
import {
  lineUpCall,
  listMerchantsCall,
  merchantByVanityCall,
  parentCategoriesCall,
  type Queue,
  type Role,
  userTicketsCall,
} from '@turno/shared-types';
import { activatePassesCall, passOwnerCall, passOwnersCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildPass,
  buildPassOwner,
  buildQueue,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';
import { nobody, openWallet } from '../../test/wallet.ts';

const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const queue = (id: number, change: Partial<Queue>) =>
  buildQueue({
    id,
    name: `Coda ${id}`,
    maxPax: 15,
    queue_daily_counters: [buildCounter()],
    ...change,
  });
const park = buildMerchant({
  queues: [
    queue(11, { passMode: 'specific' }),
    queue(12, { passMode: 'generic' }),
    queue(13, { listOnly: true }),
  ],
});
const PATH = '/aq/forno-aurora';
const track = buildPass({ passOwnerId: 31 });
const anna = buildPassOwner({ passes: [track], usablePasses: [track] });
const tracks = [buildPass({ id: 601 }), buildPass({ id: 602, mediacode: 'D9SVK5XLQ7' })];
const luca = buildPassOwner({ id: 32, name: 'Luca', passes: tracks, usablePasses: tracks });
const mia = buildPassOwner({ id: 33, name: 'Mia', passes: [track], activablePasses: [track] });

beforeEach(() => sessionStorage.clear());

const family = (replies: FakeReply[] = [], owners = [nobody(), anna, luca, mia], merchant = park) =>
  openWallet(owners, [reply(userTicketsCall, []), ...merchantReplies(merchant), ...replies], PATH);

const fastTrack = async () => within(await screen.findByRole('region', { name: 'Coda 11' }));
const JOIN = { name: 'Mettiti in coda' };
const WHY = { name: 'Perché non è disponibile?' };

/** The sheet that says who lines up, once it is open. */
async function openList({ user }: Pick<ReturnType<typeof family>, 'user'>) {
  const join = (await fastTrack()).getByRole('button', JOIN);
  await waitFor(() => expect(join).toBeEnabled());
  await user.click(join);
  return within(await screen.findByRole('dialog'));
}

test('CON-057: a card for every queue with passes, OR, and the free access', async () => {
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

test('CON-058 PAS-029: everybody is selected at once and gets in line', async () => {
  const ticket = buildTicket({ queue: { ...buildTicket().queue, passMode: 'specific' } });
  const shown = family([reply(lineUpCall, ticket)]);
  const sheet = await openList(shown);
  await shown.user.click(sheet.getByRole('button', JOIN));
  expect(await screen.findByText('Seleziona almeno un pass')).toBeVisible();
  await shown.user.click(sheet.getByRole('checkbox', { name: 'Seleziona tutti' }));
  await shown.user.selectOptions(sheet.getByRole('combobox', { name: 'Pass di Luca' }), '602');
  shown.gateway.answer(reply(userTicketsCall, [ticket]));
  await shown.user.click(sheet.getByRole('button', JOIN));
  await waitFor(() => expect(shown.address()).toBe('/show-pass/7/11'));
  const sent = shown.gateway.requests.find(({ path }) => path.endsWith('/lineup'));
  expect(sent?.body).toEqual({
    paxCount: 2,
    passOwners: [
      { id: 31, passId: 501 },
      { id: 32, passId: 602 },
    ],
  });
});

test('CON-059: in the list passes are activated, and one person is read again', async () => {
  const { user, gateway } = family([
    reply(activatePassesCall, { ...mia, usablePasses: [track], activablePasses: [] }),
    reply(passOwnerCall, { ...anna, usablePasses: [] }),
  ]);
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('button', { name: 'Attiva per oggi per Mia' }));
  const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  await user.click(await question.findByRole('button', { name: 'Attiva per oggi' }));
  expect(await sheet.findByRole('checkbox', { name: /Mia/ })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Aggiorna i pass di Anna' }));
  await waitFor(() => expect(sheet.queryByText('Anna')).not.toBeInTheDocument());
  expect(gateway.requests.at(-1)?.query).toEqual({ refresh_usages: 'true' });
});

test('PAS-030: a pass that was used up meanwhile is told in the list', async () => {
  const { user } = family([refuse(lineUpCall, 'pass_used_up')]);
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('checkbox', { name: /Anna/ }));
  await user.click(sheet.getByRole('button', JOIN));
  expect(await sheet.findByText('Il pass non ha più utilizzi per oggi')).toBeVisible();
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

test('CON-061: people are sent to their wallet', async () => {
  const { user } = family();
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un pass' }));
  await user.click(await screen.findByRole('button', { name: 'Digita un codice' }));
  expect(await screen.findByRole('textbox', { name: 'Codice' })).toBeVisible();
});

test('CON-061 G-13: a guest is told no; staff leave for their page', async () => {
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
