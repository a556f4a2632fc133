import { screen, waitFor, within } from '@testing-library/react';
import { lineUpCall } from '@turno/shared-types';
import { type Slip, slipCall } from '@turno/shared-types/shared-tickets';
import {
  axeViolations,
  buildCounter,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { open, send, sent, typeName } from '../../test/add-customer.tsx';

setUpEventSources();
beforeEach(() => {
  sessionStorage.clear();
});

const SLIP: Slip = {
  ticketValue: '12',
  merchantName: 'Forno Aurora',
  queueName: 'Banco',
  paxCount: 1,
  timezone: 'Europe/Rome',
  date: '2026-11-21',
  time: null,
  ticketsAhead: 2,
  createdAt: '2026-11-21T10:00:00.000Z',
  estimatedWaitingTime: 600,
  statusCode: 'AB12-CD34-EF56-GH78',
  checkInCode: null,
};

test('MER-049 X-13 staff add a customer privately, without terms, and the dashboard opens with the queue', async () => {
  const shown = open();
  await typeName(shown.user);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(/foglietto/);
  expect(await send()).toHaveAttribute('disabled');
  const party = screen.getByRole('group', { name: 'Quante persone?' });
  expect(within(party).getAllByRole('radio')).toHaveLength(4);
  await shown.user.click(within(party).getByRole('radio', { name: '3\u00a0persone' }));
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(await send());
  await waitFor(() => expect(shown.address()).toBe('/manage-merchant'));
  expect(await screen.findByRole('heading', { name: 'Banco' })).toBeVisible();
  expect(screen.getByText('Nadia ha il numero 12')).toBeVisible();
  expect(sent(shown)).toMatchObject([
    {
      path: '/private/merchants/7/queues/11/lineup',
      body: { displayName: 'Nadia', paxCount: 3 },
    },
  ]);
});

test('QUE-052 MER-049 a customer without a phone gets a slip, printed on paper of the chosen width', async () => {
  const shown = open({ maxPax: 1 });
  const print = jest.spyOn(window, 'print').mockReturnValue();
  shown.gateway.answer(reply(slipCall, SLIP));
  await typeName(shown.user);
  await shown.user.click(screen.getByRole('checkbox', { name: /foglietto/ }));
  await shown.user.click(await send());
  const width = await screen.findByRole('combobox', { name: 'Larghezza della carta' });
  await shown.user.selectOptions(width, '58 mm');
  await shown.user.click(await screen.findByRole('button', { name: 'Stampa il foglietto' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-print="slip58"]')).toHaveTextContent('AB12-CD34');
  expect(shown.address()).toBe('/add-customer/7/11');
  await shown.user.click(screen.getByRole('button', { name: 'Aggiungi un altro cliente' }));
  expect(await send()).toBeVisible();
});

test('MER-049 a queue for one person at a time does not ask how many', async () => {
  const shown = open({ maxPax: 1 });
  await typeName(shown.user);
  expect(screen.queryByRole('group', { name: 'Quante persone?' })).toBeNull();
  await shown.user.click(await send());
  await waitFor(() => expect(sent(shown)[0]?.body).toEqual({ displayName: 'Nadia', paxCount: 1 }));
});

test('MER-049 ERR-008 after an error the form keeps what was typed', async () => {
  const shown = open({ maxPax: 1 });
  shown.gateway.answer(refuse(lineUpCall, 'queue_closed'));
  await typeName(shown.user);
  await shown.user.click(await send());
  expect(await screen.findByText('La coda è chiusa')).toBeVisible();
  expect(screen.getByDisplayValue('Nadia')).toBeVisible();
});

test('MER-049 a way out asks before it loses what was typed', async () => {
  const { user, address } = open();
  await typeName(user);
  await user.click(screen.getByRole('link', { name: 'Torna alle code' }));
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(address()).toBe('/add-customer/7/11');
  expect(screen.getByDisplayValue('Nadia')).toBeVisible();
});

test('MER-049 S-05 for an event staff choose the show first', async () => {
  const shows = ['19:00', '20:00'].map((time, index) =>
    buildCounter({ id: 501 + index, time, bookedPax: index * 8 }),
  );
  const shown = open({
    type: 'event',
    maxPax: 6,
    eventPaxCapacity: 10,
    eventBookingBeforeStart: 86_400,
    queue_daily_counters: shows,
  });
  const choice = await screen.findByRole('combobox', { name: 'Spettacolo' });
  const options = within(choice).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Oggi, 21/11/2026, 19:00 · 10 posti liberi',
    'Oggi, 21/11/2026, 20:00 · 2 posti liberi',
  ]);
  await typeName(shown.user);
  await shown.user.selectOptions(choice, '502');
  // What was typed stays, and the party may be no larger than the seats left.
  const party = screen.getByRole('group', { name: 'Quante persone?' });
  expect(within(party).getAllByRole('radio')).toHaveLength(2);
  await shown.user.click(within(party).getByRole('radio', { name: '2\u00a0persone' }));
  await shown.user.click(await send());
  await waitFor(() => expect(sent(shown)[0]?.query).toEqual({ date: '2026-11-21', time: '20:00' }));
});

test.each([
  ['a paused queue', { queue_daily_counters: [buildCounter({ paused: true })] }, /in pausa/],
  ['a closed queue', { queue_daily_counters: [buildCounter({ closed: true })] }, /è chiusa/],
  ['free access', { listOnly: true }, /accesso è libero/],
  ['a queue for passes', { passMode: 'generic' as const }, /con un pass/],
  ['an event without shows', { type: 'event' as const, queue_daily_counters: [] }, /Nessuno spet/],
])('MER-049 QUE-064 %s says why nobody can be added', async (_, change, reason) => {
  open(change);
  expect(await screen.findByText(reason)).toBeVisible();
  const button = screen.queryByRole('button', { name: 'Aggiungi alla coda' });
  if (button) expect(button).toBeDisabled();
});

test.each(['/add-customer/0/11', '/add-customer/7/x'])(
  'MER-049 %s lacks a merchant or a queue and leads to the dashboard',
  async (path) => {
    const { address } = open({}, path);
    await waitFor(() => expect(address()).toBe('/manage-merchant'));
  },
);

test('MER-049 a queue of another merchant is not found', async () => {
  open({}, '/add-customer/8/11');
  expect(await screen.findByText('Coda non trovata')).toBeVisible();
});
