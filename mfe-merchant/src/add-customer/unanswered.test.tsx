import { screen, waitFor } from '@testing-library/react';
import { lineUpCall } from '@turno/shared-types';
import { buildCounter, refuse, setUpEventSources } from '@turno/shared-ui/test';
import { open, send, sent } from '../../test/add-customer.tsx';

setUpEventSources();
beforeEach(() => {
  sessionStorage.clear();
});

const OF_QUEUE = 'turno.line-up.7.11';
/** A request that a reload cut off. */
const cutOff = (name: string) =>
  sessionStorage.setItem(name, 'first-key {"paxCount":1,"displayName":"Nadia"}');
const retry = () => screen.findByRole('button', { name: 'Riprova' });

test('MER-049 IDN-024 after a retry and a slip the form is empty, for another customer', async () => {
  cutOff(OF_QUEUE);
  const shown = open({ maxPax: 1 });
  expect(await screen.findByDisplayValue('Nadia')).toBeVisible();
  await shown.user.click(screen.getByRole('checkbox', { name: /foglietto/ }));
  await shown.user.click(await retry());
  await shown.user.click(await screen.findByRole('button', { name: 'Aggiungi un altro cliente' }));
  expect(await send()).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  expect(sent(shown).filter(({ path }) => path.endsWith('lineup'))).toHaveLength(1);
});

test('MER-049 a retry that is refused leaves the form to be sent anew', async () => {
  cutOff(OF_QUEUE);
  const shown = open({ maxPax: 1 });
  shown.gateway.answer(refuse(lineUpCall, 'already_in_queue'));
  await shown.user.click(await retry());
  expect(await send()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

const SHOWS = {
  type: 'event' as const,
  maxPax: 1,
  eventPaxCapacity: 10,
  eventBookingBeforeStart: 86_400,
  queue_daily_counters: [
    buildCounter({ id: 501, time: '19:00' }),
    buildCounter({ id: 502, time: '20:00' }),
  ],
};

test('MER-049 S-05 another show does not retry the request of the former one', async () => {
  cutOff(`${OF_QUEUE}.2026-11-21.19:00`);
  const shown = open(SHOWS);
  await retry();
  const choice = screen.getByRole('combobox', { name: 'Spettacolo' });
  await shown.user.selectOptions(choice, '502');
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  expect(screen.getByDisplayValue('Nadia')).toBeVisible();
  await shown.user.click(await send());
  await waitFor(() => expect(shown.address()).toBe('/manage-merchant'));
  const [booked] = sent(shown);
  expect(booked?.query).toEqual({ date: '2026-11-21', time: '20:00' });
  expect(booked?.headers.get('idempotency-key')).not.toBe('first-key');
});

test('MER-049 S-05 the request that a reload cut off is offered at its own show, with its customer', async () => {
  cutOff(`${OF_QUEUE}.2026-11-21.20:00`);
  const shown = open(SHOWS);
  expect(await send()).toBeVisible();
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Spettacolo' }), '502');
  await shown.user.click(await retry());
  await waitFor(() => expect(shown.address()).toBe('/manage-merchant'));
  expect(sent(shown)[0]?.headers.get('idempotency-key')).toBe('first-key');
});
