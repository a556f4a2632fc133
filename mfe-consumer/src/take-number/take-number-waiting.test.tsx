import { act, screen } from '@testing-library/react';
import { lineUpCall, userTicketsCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  failOffline,
  neverAnswer,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { open, startAfresh, takes, ticket } from '../../test/taking.ts';

/** People may join from half an hour before nine. */
const early = buildMerchant({
  lineupLimitedBeforeOpening: 1_800,
  openings: [{ id: 1, dayOfWeek: 6, date: null, typology: null, start: '09:00', end: '20:00' }],
});

beforeEach(startAfresh);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('CON-032: twelve seconds after an unanswered line-up everything is refetched and the ticket found', async () => {
  const session = buildSession();
  // An unanswered request that a reload cut off.
  sessionStorage.setItem('turno.line-up.7.11', 'first-key {"paxCount":1}');
  const { gateway } = open([failOffline(lineUpCall)], buildMerchant(), session);
  expect(await screen.findByText('Controlliamo di nuovo tra')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:1[12]$/);
  const before = gateway.requests.length;
  gateway.answer(reply(userTicketsCall, [ticket]));
  await pass(12_000);
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toBeVisible();
  expect(gateway.requests.length).toBeGreaterThan(before);
});

test('CON-032: a request whose ticket was found is over, also once that ticket is gone', async () => {
  const session = buildSession();
  sessionStorage.setItem('turno.line-up.7.11', 'first-key {"paxCount":1}');
  const found = open([reply(userTicketsCall, [ticket])], buildMerchant(), session);
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toBeVisible();
  found.unmount();
  localStorage.clear();
  open([reply(userTicketsCall, [])], buildMerchant(), session);
  expect(await screen.findByRole('button', { name: /Prendi il primo numero/ })).toBeEnabled();
  expect(screen.queryByText('Controlliamo di nuovo tra')).toBeNull();
});

test('CON-028, CON-025: before people may join the time that is left is counted, then the button opens', async () => {
  setClock('2026-11-21T08:29:40+01:00');
  open(takes, early, buildSession());
  expect(await screen.findByText('Puoi metterti in coda dalle 08:30')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:\d\d$/);
  const button = () => screen.getByRole('button', { name: /Prendi il primo numero/ });
  expect(button()).toBeDisabled();
  await pass(25_000);
  expect(button()).toBeEnabled();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('CON-028: hours before, the time says enough', async () => {
  setClock('2026-11-21T07:00:00+01:00');
  open(takes, early, buildSession());
  expect(await screen.findByText('Puoi metterti in coda dalle 08:30')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('S-04 CON-025: what people learn before they join is there before their tickets are, so that nothing moves', async () => {
  const late = buildQueue({ queue_daily_counters: [buildCounter({ isTooLate: true })] });
  const merchant = buildMerchant({ queues: [late] });
  open([neverAnswer(userTicketsCall)], merchant, buildSession());
  expect(await screen.findByText(/prima della chiusura/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prendi/ })).toBeNull();
});

test('S-04 the button says that the number would most likely come too late', async () => {
  const day = buildCounter({ isTooLate: true, nextAvailableTicket: 8 });
  const merchant = buildMerchant({ queues: [buildQueue({ queue_daily_counters: [day] })] });
  open([reply(userTicketsCall, [])], merchant, buildSession());
  expect(await screen.findByRole('button', { name: 'Prendi comunque il numero 8' })).toBeEnabled();
});
