import { act, screen, waitFor, within } from '@testing-library/react';
import { lineUpCall, merchantByVanityCall, signUpCall, userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  buildQueue,
  buildSession,
  failOffline,
  fakeEventSources,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { buildEvent, buildShow, buildShowTicket, clockIn, openShows } from '../../test/events.ts';
import { easyPuzzle, merchantReplies, show } from '../../test/show.tsx';
import { guest, startAfresh } from '../../test/taking.ts';

const time = clockIn(10);
const event = buildEvent([buildShow()]);
const ticket = buildShowTicket();
const book = (at = time) => screen.findByRole('button', { name: `Prenota le ${at}` });

beforeEach(startAfresh);

test('CON-064: today, each show with its time, its seats and its button', async () => {
  const later = buildShow({ id: 502, time: clockIn(50), bookedPax: 40 });
  const { container } = openShows(buildEvent([later, buildShow()]));
  expect(await screen.findByText(/^Oggi, \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(time);
  expect(first).toHaveTextContent('37 posti liberi');
  expect(second).toHaveTextContent('Nessun posto libero');
  expect(within(first!).getByRole('button')).toBeEnabled();
  expect(within(second!).getByRole('button', { name: /^Prenotabile dalle/ })).toBeDisabled();
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-064 a merchant with several events: the shows of each can be booked', async () => {
  const other = buildEvent([buildShow({ id: 601, queueId: 12 })], { id: 12, name: 'Concerto' });
  const { user, gateway } = show('/events/forno-aurora', {
    session: buildSession(),
    replies: [
      ...merchantReplies(buildMerchant({ queues: [event, { ...other, maxPax: 1 }] })),
      neverAnswer(lineUpCall),
    ],
  });
  expect(await screen.findByRole('region', { name: 'Spettacolo' })).toBeVisible();
  const shows = within(screen.getByRole('region', { name: 'Concerto' }));
  await user.click(await shows.findByRole('button', { name: `Prenota le ${time}` }));
  await waitFor(() => expect(gateway.requests.at(-1)?.path).toMatch(/queues\/12\/lineup$/));
});

test.each([
  ['joining is still blocked', { bookedPax: 40 }, 'Al completo'],
  ['it is paused', { paused: true }, 'La coda è in pausa'],
])(
  'CON-065: a show cannot be booked when %s, and the button shows the reason',
  async (_, change, text) => {
    openShows(buildEvent([buildShow(change)]));
    expect(await screen.findByRole('button', { name: text })).toBeDisabled();
  },
);

test('CON-064, IDN-024: a guest books a show for a party and sees the ticket', async () => {
  let isBooked = false;
  const { user, gateway, address } = openShows(event, [
    easyPuzzle,
    reply(signUpCall, guest),
    reply(lineUpCall, () => {
      isBooked = true;
      return ticket;
    }),
    reply(userTicketsCall, () => (isBooked ? [ticket] : [])),
  ]);
  await user.click(await book());
  const sheet = await screen.findByRole('dialog', { name: 'In quanti siete?' });
  await user.click(within(sheet).getByRole('radio', { name: '3\u00a0persone' }));
  await user.click(within(sheet).getByRole('button', { name: `Prenota le ${time}` }));
  expect(await screen.findByText(`Il tuo spettacolo è alle ${time}`)).toBeVisible();
  expect(address()).toBe('/show-event-ticket/7/11/501');
  const sent = gateway.requests.find(({ path }) => path.endsWith('/lineup'));
  expect(sent).toMatchObject({ query: { time }, body: { paxCount: 3 } });
});

test('ERR-009: an already booked show displays a message and its ticket', async () => {
  const { user, gateway } = openShows(
    buildEvent([buildShow()], { maxPax: 1 }),
    [refuse(lineUpCall, 'event_ticket_already_exists')],
    buildSession(),
  );
  const button = await book();
  gateway.answer(reply(userTicketsCall, [ticket]));
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toHaveAttribute(
    'href',
    '/show-event-ticket/7/11/501',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Hai già prenotato questo spettacolo');
});

test('CON-066: a ticket that is not shown any more is not offered', async () => {
  const begun = { time: clockIn(-6) };
  const held = buildShowTicket({ queueDailyCounter: { ...ticket.queueDailyCounter, ...begun } });
  const replies = [reply(userTicketsCall, [held])];
  openShows(buildEvent([buildShow({ ...begun, ticketsAhead: 1 })]), replies, buildSession());
  expect(await screen.findByRole('button', { name: 'Già iniziato' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /Mostra il biglietto/ })).toBeNull();
});

test.each([
  ['event_ticket_already_exists', 'Hai già prenotato questo spettacolo'],
  ['slot_full', 'Questo orario è al completo'],
  ['slot_not_bookable', 'Questo orario non è prenotabile adesso'],
] as const)('QUE-061, QUE-082: the error %s is shown at its show', async (code, text) => {
  const { user } = openShows(
    buildEvent([buildShow()], { maxPax: 1 }),
    [refuse(lineUpCall, code)],
    buildSession(),
  );
  await user.click(await book());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('CON-064: seats that others take are seen as they go', async () => {
  const live = fakeEventSources();
  openShows(buildEvent([buildShow(), buildShow({ id: 502, time: clockIn(20) })]));
  await book();
  act(() => live.streams.at(-1)?.open());
  const counter = buildShow({ bookedPax: 39 });
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  expect(await screen.findByText('1 posto libero')).toBeVisible();
  expect(screen.getByText('37 posti liberi')).toBeVisible();
  live.restore();
});

test('CON-064 a day without shows displays a message', async () => {
  openShows(buildEvent([buildShow({ time: null })]));
  expect(await screen.findByText('Nessun orario per oggi')).toBeVisible();
});

test('shows on their way, and a network that is away', async () => {
  const first = show('/events/forno-aurora', { replies: [neverAnswer(merchantByVanityCall)] });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
  first.unmount();
  const { user, gateway } = show('/events/forno-aurora', {
    replies: [failOffline(merchantByVanityCall)],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(...merchantReplies(buildMerchant({ queues: [event] })));
  await user.click(retry);
  expect(await book()).toBeVisible();
});

test('a merchant without an event is shown as it is', async () => {
  const { address } = openShows(buildQueue());
  await waitFor(() => expect(address()).toBe('/m/forno-aurora'));
});

test.each(['en', 'es', 'de'] as const)('SHL-029: the page speaks %s', async (locale) => {
  show('/events/forno-aurora', {
    props: { locale },
    replies: merchantReplies(buildMerchant({ queues: [event] })),
  });
  const name = { en: `Book ${time}`, es: `Reservar para las ${time}`, de: `${time} Uhr buchen` }[
    locale
  ];
  expect(await screen.findByRole('button', { name })).toBeEnabled();
});
