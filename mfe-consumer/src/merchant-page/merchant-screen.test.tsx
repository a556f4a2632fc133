import { screen, waitFor } from '@testing-library/react';
import {
  listMerchantsCall,
  merchantByVanityCall,
  parentCategoriesCall,
  userTicketsCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const busy = buildQueue({
  queue_daily_counters: [
    buildCounter({
      paxAhead: 4,
      currentTicket: '3',
      counter: 3,
      nextAvailableTicket: 8,
      estimatedWaitingTime: 600,
    }),
  ],
});
const free = buildQueue({ id: 12, name: 'Ritiro', listOnly: true });

test('CON-033, CON-034, CON-037: one box per queue with its action', async () => {
  const merchant = buildMerchant({ queues: [busy, free] });
  const { container } = show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  expect(await screen.findByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
  const [bench, pickUp] = screen.getAllByRole('listitem');
  expect(bench).toHaveTextContent(
    /Persone in coda4Attesa10 minturno verso le \d\d:\d\dNumero servito ora3/,
  );
  expect(screen.getByRole('link', { name: 'Prendi il numero 8' })).toHaveAttribute(
    'href',
    '/take-number/7/11',
  );
  expect(pickUp).toHaveTextContent('non serve il biglietto');
  // A queue without numbers has no figures.
  expect(pickUp).not.toHaveTextContent('Persone in coda');
  expect(pickUp?.querySelector('a')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-033: its logo and its category are beside the name', async () => {
  const category = { id: 1, name: 'Panetteria', parent_category: null };
  const merchant = buildMerchant({ logoUrl: '/logo.svg', category });
  const { container } = show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  expect(await screen.findByText('Panetteria')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.svg');
});

test('CON-033, CON-053: a long wait is a clock time, which its label says', async () => {
  const day = buildCounter({ paxAhead: 9, estimatedWaitingTime: 7_200 });
  const merchant = buildMerchant({ queues: [buildQueue({ queue_daily_counters: [day] })] });
  show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  const [box] = await screen.findAllByRole('listitem');
  expect(box).toHaveTextContent(/Tocca a te verso le\d\d:\d\dcirca \d+ minuti/);
});

test('CON-034: a holder is shown the ticket', async () => {
  show('/m/forno-aurora', {
    session: buildSession(),
    replies: [...merchantReplies(), reply(userTicketsCall, [buildTicket()])],
  });
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toHaveAttribute(
    'href',
    '/reservation/7/11',
  );
  expect(screen.getByRole('link', { name: 'Le mie code' })).toBeVisible();
});

test('CON-035, SHL-022: guests are not offered their queues, and the flag hides the scan', async () => {
  show('/m/forno-aurora', {
    session: buildSession({ roles: ['ROLE_GUEST'] }),
    props: {
      flags: {
        displaySpeech: true,
        displayVoice: '',
        openOnlyInTime: true,
        managerDisable: false,
        newQrScanner: false,
        facebookSignIn: false,
        passkeys: false,
        googleWallet: false,
        appleWallet: false,
      },
    },
    replies: [...merchantReplies(), reply(userTicketsCall, [])],
  });
  expect(await screen.findByRole('link', { name: 'Prendi il primo numero' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Le mie code' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nuova scansione' })).not.toBeInTheDocument();
});

test.each([
  ['a visitor', null, false],
  ['a user', 'ROLE_USER', true],
  ['a merchant', 'ROLE_MERCHANT', false],
] as const)('CON-035: %s is offered the own queues: %s %s', async (_, role, isOffered) => {
  const session = role && buildSession({ roles: [role] });
  show('/m/forno-aurora', { session, replies: [...merchantReplies(), reply(userTicketsCall, [])] });
  await screen.findByRole('heading', { name: 'Forno Aurora' });
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Le mie code' })).toHaveLength(Number(isOffered)),
  );
});

test('a merchant without queues displays a message', async () => {
  show('/m/forno-aurora', { replies: merchantReplies(buildMerchant({ queues: [] })) });
  expect(await screen.findByText(/non ha code/)).toBeVisible();
});

test('X-30: an unknown merchant leads home with a word', async () => {
  const { address } = show('/m/nobody', {
    replies: [...home, refuse(merchantByVanityCall, 'merchant_not_found')],
  });
  await screen.findByRole('searchbox');
  expect(address()).toBe('/');
  expect(await screen.findByText('Attività non trovata')).toBeVisible();
});

test('without a network the page can be tried again', async () => {
  const { user, gateway } = show('/m/forno-aurora', {
    replies: [failOffline(merchantByVanityCall)],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(...merchantReplies());
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
});

test('SHL-017: a merchant of another brand leads home', async () => {
  const { address } = show('/m/forno-aurora', {
    props: { franchiseId: 4 },
    replies: [...home, ...merchantReplies()],
  });
  await screen.findByRole('searchbox');
  expect(address()).toBe('/');
});

test('SHL-023: the title is Italian in every language', async () => {
  const { events } = show('/m/forno-aurora', {
    props: { locale: 'de' },
    replies: merchantReplies(),
  });
  expect(await screen.findByRole('link', { name: 'Erste Nummer ziehen' })).toBeVisible();
  expect(events).toContainEqual({ type: 'title', title: 'Pagina esercente' });
});

test.each([
  ['one ordinary queue', buildMerchant(), '/take-number/7/11'],
  ['several queues', buildMerchant({ queues: [busy, free] }), '/m/forno-aurora'],
])(
  'CON-021, CON-024: a scanned merchant with %s opens where it should',
  async (_, merchant, path) => {
    const { address } = show('/q/forno-aurora', { replies: merchantReplies(merchant) });
    expect(await screen.findByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
    expect(address()).toBe(path);
  },
);

test('S-08: the page of a merchant that closed for good says so, and offers nothing', async () => {
  const merchant = buildMerchant({ queues: [], closedAt: '2026-11-22T10:00:00.000Z' });
  const { container } = show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  expect(await screen.findByText('Forno Aurora ha chiuso definitivamente')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Code' })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});
