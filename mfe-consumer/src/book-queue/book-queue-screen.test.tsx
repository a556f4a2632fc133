import { screen, waitFor, within } from '@testing-library/react';
import { lineUpCall, type Merchant, merchantCall, userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';
import { startAfresh } from '../../test/taking.ts';

const child = (id: number, minPax: number, maxPax: number | null) =>
  buildQueue({ id, name: `Tavoli ${minPax}`, parentQueueId: 17, minPax, maxPax });
const multi = buildQueue({
  id: 17,
  name: 'Tavoli',
  multiQueue: true,
  childQueues: [child(18, 1, 2), child(19, 3, 4), child(20, 5, 6), child(21, 7, null)],
});
const ticket = buildTicket({
  ticketValue: 'TA5',
  queue: { ...buildTicket().queue, id: 21, name: 'Tavoli 7' },
});

function open(
  replies: readonly FakeReply[] = [],
  merchant: Merchant = buildMerchant({ queues: [multi] }),
) {
  return show('/book-queue/7/17', {
    session: buildSession(),
    replies: [reply(userTicketsCall, []), ...merchantReplies(merchant), ...replies],
  });
}
const send = () => screen.findByRole('button', { name: 'Chiedi un tavolo' });

async function fill(user: ReturnType<typeof open>['user'], people = '9') {
  await user.fill(await screen.findByRole('textbox', { name: /Nome/ }), 'Nadia');
  const party = screen.getByRole('group', { name: /In quanti siete/ });
  await user.selectOptions(within(party).getByRole('combobox'), people);
  await user.click(screen.getByRole('checkbox', { name: /Accetto/ }));
}

beforeEach(startAfresh);

test('CON-038, CON-039: who and where, the party as buttons and a list, phone and terms', async () => {
  const { container } = open();
  expect(await screen.findByText('Via dei Mulini 12, 40121 Bologna BO')).toBeVisible();
  const party = await screen.findByRole('group', { name: /In quanti siete/ });
  expect(within(party).getAllByRole('radio')).toHaveLength(6);
  const phone = () => screen.getByRole('textbox', { name: /Telefono/ });
  // The field's code is loaded lazily.
  await waitFor(() => expect(phone()).toBeEnabled());
  expect(screen.getByRole('link', { name: /Leggi i termini/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/terms$/),
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-039: a page that does not know the product’s site links to no terms', async () => {
  show('/book-queue/7/17', {
    replies: merchantReplies(buildMerchant({ queues: [multi] })),
    props: { siteBase: '' },
  });
  expect(await send()).toBeVisible();
  expect(screen.queryByRole('link', { name: /Leggi i termini/ })).toBeNull();
});

test('CON-040: nothing is sent before name, party and terms are there', async () => {
  const { user } = open();
  const button = await send();
  expect(button).toBeDisabled();
  await fill(user);
  expect(button).toBeEnabled();
  await user.clear(screen.getByRole('textbox', { name: /Nome/ }));
  expect(button).toBeDisabled();
});

test('CON-039, QUE-032: a party of nine is booked, and its ticket is that of the child', async () => {
  let isBooked = false;
  const { user, gateway, address } = open([
    reply(lineUpCall, () => {
      isBooked = true;
      return ticket;
    }),
    reply(userTicketsCall, () => (isBooked ? [ticket] : [])),
  ]);
  await fill(user);
  await user.click(await send());
  expect(await screen.findByRole('heading', { name: /biglietto da/ })).toBeVisible();
  expect(address()).toBe('/reservation/7/21');
  const sent = gateway.requests.find(({ path }) => path.endsWith('/lineup'));
  expect(sent?.path).toBe('/public/merchants/7/queues/17/lineup');
  expect(sent?.body).toEqual({ displayName: 'Nadia', paxCount: 9 });
});

test('CON-041: an invalid phone is an error of its field and is not sent', async () => {
  const { user, gateway } = open();
  await fill(user);
  await user.type(await screen.findByRole('textbox', { name: /Telefono/ }), '123');
  await user.click(await send());
  expect(await screen.findByText('Telefono non valido')).toBeVisible();
  expect(gateway.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('CON-034: a person who has a table already sees its ticket', async () => {
  open([reply(userTicketsCall, [ticket])]);
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto TA5' })).toHaveAttribute(
    'href',
    '/reservation/7/21',
  );
  expect(screen.queryByRole('textbox', { name: /Nome/ })).not.toBeInTheDocument();
});

test.each([
  ['paused', { paused: true }, 'La coda è in pausa'],
  ['closed', { closed: true }, 'La coda è chiusa'],
])('CON-025: a queue that is %s takes no booking', async (_, change, text) => {
  const day = buildCounter({ queueId: 17, ...change });
  const shut = { ...multi, queue_daily_counters: [day] };
  const { user } = open([], buildMerchant({ queues: [shut] }));
  await fill(user);
  expect(screen.getByText(text)).toBeVisible();
  expect(await send()).toBeDisabled();
});

test('ERR-008: a rejected booking shows its error, and the form stays as it was', async () => {
  const { user } = open([refuse(lineUpCall, 'queue_closed')]);
  await fill(user);
  await user.click(await send());
  expect(await screen.findByRole('alert')).toHaveTextContent('La coda è chiusa');
  expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Nadia');
});

test('what a reload cut off is there again, and is sent as the same request', async () => {
  const first = open([failOffline(lineUpCall)]);
  await fill(first.user);
  await first.user.click(await send());
  expect(await screen.findByText(/non prenderai due numeri/)).toBeVisible();
  first.unmount();
  const second = open([neverAnswer(lineUpCall)]);
  expect(await screen.findByRole('textbox', { name: /Nome/ })).toHaveValue('Nadia');
  await second.user.click(screen.getByRole('button', { name: 'Riprova' }));
  const keys = [...first.gateway.requests, ...second.gateway.requests]
    .filter(({ path }) => path.endsWith('/lineup'))
    .map(({ headers }) => headers.get('idempotency-key'));
  await waitFor(() => expect(new Set(keys).size).toBe(1));
});

test('CON-038: an address that names no queue leads home, any other queue where it is joined', async () => {
  const nowhere = show('/book-queue/7/none', { replies: merchantReplies() });
  await waitFor(() => expect(nowhere.address()).toBe('/'));
  nowhere.unmount();
  const other = show('/book-queue/7/11', { replies: merchantReplies() });
  await waitFor(() => expect(other.address()).toBe('/take-number/7/11'));
});

test('a page on its way, and one that does not come', async () => {
  const first = show('/book-queue/7/17', { replies: [neverAnswer(merchantCall)] });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
  first.unmount();
  show('/book-queue/7/17', { replies: [failOffline(merchantCall)] });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
});

test('CON-050 a party reads that the first round of its size is full', async () => {
  const openings = [
    { id: 1, dayOfWeek: 6, date: null, typology: null, start: '11:30', end: '15:00' },
  ];
  const full = { capacity: 4, queue_daily_counters: [buildCounter({ nextAvailableTicket: 5 })] };
  const childQueues = [child(18, 1, 2), { ...child(21, 3, null), ...full }];
  const { user } = open([], buildMerchant({ openings, queues: [{ ...multi, childQueues }] }));
  const party = await screen.findByRole('group', { name: /In quanti siete/ });
  await user.click(within(party).getByRole('radio', { name: /^2\s/ }));
  expect(screen.queryByText(/primo giro è già pieno/)).not.toBeInTheDocument();
  await user.click(within(party).getByRole('radio', { name: /^3\s/ }));
  expect(await screen.findByText(/primo giro è già pieno/)).toBeVisible();
});
