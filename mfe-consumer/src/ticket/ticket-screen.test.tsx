import { act, screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildSession,
  buildTicket,
  failOffline,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { CALLED, inMinutes, open } from '../../test/held-ticket.ts';
import { merchantReplies, show } from '../../test/show.tsx';

const { queueDailyCounter, queue } = buildTicket();

const live = setUpEventSources();

const headline = (text: string) => screen.findByRole('heading', { level: 2, name: text });

test('CON-043, CON-044: a waiting ticket shows number, number being served, people, wait and party', async () => {
  const { container } = open({ paxCount: 2 });
  expect(await headline('Mancano 2 numeri')).toBeVisible();
  expect(screen.getByText('circa 10 minuti')).toBeVisible();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('In attesa');
  expect(card).toHaveTextContent(/Ora in servizio2Persone in coda3Il tuo gruppo2/);
  expect(card).toHaveTextContent('Preso il 21/11/2026 alle 10:00');
  expect(await screen.findByRole('img', { name: 'Codice QR del biglietto 5' })).toHaveAttribute(
    'width',
    '165',
  );
  expect(card).toHaveTextContent('7K2MPQ4XWD');
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['CON-050 several at a time', { queue: { ...queue, capacity: 3 } }, /più persone alla volta/],
  [
    'CON-074 a paused queue',
    { queueDailyCounter: { ...queueDailyCounter, paused: true } },
    /in pausa/,
  ],
  ['CON-053 no wait', { estimatedWaitingTime: 0 }, /Attendi qualche secondo/],
  ['CON-053 a long wait is a clock time', { estimatedWaitingTime: 7_200 }, /verso le \d\d:\d\d/],
  ['the next in line', { ticketsAhead: 0 }, /Sei il prossimo/],
])('%s', async (_, change, text) => {
  open(change);
  const [found] = await screen.findAllByText(text);
  expect(found).toBeVisible();
});

test.each([
  ['BA47', true],
  ['BA4', false],
])('CON-051: the number %s has the long style: %s', async (ticketValue, isLong) => {
  open({ ticketValue });
  await headline('Mancano 2 numeri');
  expect(screen.getByText(ticketValue).hasAttribute('data-long')).toBe(isLong);
});

test('S-17 the turn changes the page within the message, is said once and felt', async () => {
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { gateway, events } = open();
  await headline('Mancano 2 numeri');
  act(() => live.streams.at(-1)?.open());
  gateway.answer(reply(userTicketsCall, [buildTicket(CALLED)]));
  const counter = buildCounter({ counter: 5, currentTicket: '5' });
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  expect(await headline('Presentati ora')).toBeVisible();
  expect(await screen.findByText(/Tocca a te: presentati ora con il numero 5/)).toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/prima che il codice scada/)).toHaveTextContent(/[34]:\d\d/);
  expect(screen.queryByRole('button', { name: 'Lascia la coda' })).not.toBeInTheDocument();
  expect(events).toContainEqual({ type: 'title', title: '5 · Tocca a te' });
  Reflect.deleteProperty(navigator, 'vibrate');
});

test.each([
  ['a code', {}, 'Mostra il codice al personale.'],
  ['no code', { qrCodeJWT: null, checkInCode: null }, 'Mostra il tuo numero al personale.'],
])('X-51: a called ticket with %s says what to show', async (_, change, text) => {
  open({ ...CALLED, ...change });
  await headline('Presentati ora');
  expect(screen.getByText(text)).toBeVisible();
});

test('CON-047: without a ticket the way leads to taking one', async () => {
  const { address } = show('/reservation/7/11', {
    session: buildSession(),
    replies: [...merchantReplies(), reply(userTicketsCall, [])],
  });
  await screen.findByRole('button', { name: 'Prendi il primo numero' });
  expect(address()).toBe('/take-number/7/11');
});

test('CON-046, SHL-022: a guest is offered the scan but no list', async () => {
  open({}, buildSession({ roles: ['ROLE_GUEST'] }));
  expect(await screen.findByRole('button', { name: 'Nuova scansione' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Le mie code' })).not.toBeInTheDocument();
});

test('CON-046: a user is offered the list, too', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Le mie code' })).toHaveAttribute(
    'href',
    '/user-queues',
  );
});

test('SHL-013: without a session it leads to sign-in', async () => {
  const { address } = show('/reservation/7/11');
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(address()).toBe('/signin');
});

test('ERR-003 a guest whose session ends reads so, with a way on', async () => {
  const { props, address } = open({}, buildSession({ roles: ['ROLE_GUEST'] }));
  await screen.findByRole('article');
  act(() => props.session.signOut());
  expect(await screen.findByRole('heading', { name: 'La sessione è terminata' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trova un’attività' })).toHaveAttribute('href', '/');
  expect(address()).toBe('/reservation/7/11');
});

test('a ticket that does not load can be tried again', async () => {
  const { user, gateway } = show('/reservation/7/11', {
    session: buildSession(),
    replies: [...merchantReplies(), failOffline(userTicketsCall)],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(reply(userTicketsCall, [buildTicket()]));
  await user.click(retry);
  expect(await headline('Mancano 2 numeri')).toBeVisible();
});

test('CST-003 without a stream the page shows that it reconnects, and polls', async () => {
  const { gateway } = open();
  await headline('Mancano 2 numeri');
  act(() => live.streams.at(-1)?.fail());
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
  gateway.answer(reply(userTicketsCall, [buildTicket({ ticketsAhead: 1 })]));
  expect(await headline('Manca 1 numero')).toBeVisible();
});

test('S-03 S-20 a ticket of a group names its desk, and stays now while other desks call', async () => {
  const call = (first: number, counter: number, id: number) => ({
    desk: { id, name: `Sportello ${id}` },
    first,
    counter,
    paxCount: 1,
    ticketValue: String(counter),
    calledAt: inMinutes(-1),
  });
  const latestCalls = [call(10, 10, 2), call(3, 9, 3)];
  const served = { ...queueDailyCounter, counter: 10, currentTicket: '10', latestCalls };
  open({ ...CALLED, desk: { id: 3, name: 'Sportello 3' }, queueDailyCounter: served });
  expect(await headline('Presentati ora')).toBeVisible();
  expect(screen.getByText('Vai a: Sportello 3')).toBeVisible();
});

test('S-21 a ticket whose call was taken back waits again, and says why', async () => {
  open({ ticketsAhead: 0, returnedAt: inMinutes(0) });
  expect(await headline('Sei il prossimo')).toBeVisible();
  expect(screen.getByText(/La chiamata è stata annullata/)).toBeVisible();
});

test('S-21 a ticket that was put back says how many are before it', async () => {
  open({ ticketsAhead: 3, returnedAt: inMinutes(0), putBackAt: inMinutes(0) });
  expect(await screen.findByText(/Aspetti di nuovo/)).toBeVisible();
  expect(screen.getAllByText(/3 numeri/)[0]).toBeVisible();
  expect(screen.queryByText(/La chiamata è stata annullata/)).not.toBeInTheDocument();
});

test('S-21 a ticket that is kept aside says where to go, and announces when it is called again', async () => {
  const aside = { ...CALLED, expiresAt: null, asideAt: inMinutes(-1) };
  const { container, gateway } = open(aside);
  expect(await headline('Il tuo numero è tenuto da parte')).toBeVisible();
  expect(screen.getByText('Vai allo sportello: ti chiameranno di nuovo.')).toBeVisible();
  // Amber: its holder has missed the call.
  expect(screen.getByText('Tenuto da parte')).toHaveAttribute('data-status', 'paused');
  expect(await axeViolations(container)).toEqual([]);
  gateway.answer(
    reply(userTicketsCall, [
      buildTicket({ ...CALLED, asideAt: null, calledAgainAt: inMinutes(0) }),
    ]),
  );
  act(() => live.streams.at(-1)?.fail());
  expect(await headline('Presentati ora')).toBeVisible();
});
