import { screen, waitFor, within } from '@testing-library/react';
import { buildMerchant, buildQueue } from '@turno/shared-ui/test';
import {
  bakery,
  changeDay,
  closeBrowser,
  day,
  openBoard,
  openBrowser,
  panel,
  spoken,
} from '../../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

test('DIS-006, DIS-007 a called number is shown, flashes, is spoken in Italian and announced to screen readers', async () => {
  const { container } = openBoard(bakery(), { props: { locale: 'en' } });
  const bench = await panel();
  expect(spoken()).toEqual([]);
  await changeDay({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('[data-flash]')).toBeInTheDocument());
  await waitFor(() => expect(spoken()).toEqual(['Stiamo servendo il numero A48']));
  expect(await screen.findByText('Now serving number A48')).toHaveAttribute('aria-live', 'polite');
  await waitFor(() => expect(container.querySelector('[data-flash]')).toBeNull());
});

test('DIS-006 with the voice switched off nothing is spoken', async () => {
  const flags = {
    displaySpeech: false,
    displayVoice: '',
    openOnlyInTime: true,
    managerDisable: false,
    newQrScanner: true,
    facebookSignIn: false,
    passkeys: false,
    googleWallet: false,
    appleWallet: false,
  };
  openBoard(bakery(), { props: { flags } });
  const bench = await panel();
  await changeDay({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeInTheDocument();
  expect(spoken()).toEqual([]);
});

test('DIS-005 the Test Speaker button speaks on demand', async () => {
  const { user } = openBoard(bakery());
  await panel();
  await user.click(screen.getByRole('button', { name: 'Test Speaker' }));
  await waitFor(() => expect(spoken()).toEqual(['Stiamo servendo il numero A47']));
});

test('S-01 several queues get a panel each, and each call names its queue', async () => {
  const second = buildQueue({
    id: 12,
    name: 'Cassa',
    queue_daily_counters: [day({ queueId: 12 })],
  });
  const merchant = bakery();
  openBoard(buildMerchant({ queues: [...merchant.queues, second] }));
  await panel('Cassa');
  await changeDay({ counter: 48, currentTicket: 'A48' });
  expect(await screen.findByText('Banco: stiamo servendo il numero A48')).toBeInTheDocument();
  // S-01: two single queues call the same plain numbers.
  await waitFor(() => expect(spoken()).toEqual(['Banco: stiamo servendo il numero A48']));
});

test('DIS-006 two calls close together are read one after the other, and the last stays on show', async () => {
  openBoard(bakery());
  const bench = await panel();
  await changeDay({ counter: 48, currentTicket: 'A48' });
  await changeDay({ counter: 49, currentTicket: 'A49' });
  const both = ['Stiamo servendo il numero A48', 'Stiamo servendo il numero A49'];
  await waitFor(() => expect(spoken()).toEqual(both), { timeout: 10_000 });
  expect(await within(bench).findByText('A49')).toBeInTheDocument();
});

test('DIS-006 a queue that closes and reopens announces nothing', async () => {
  const { container } = openBoard(bakery());
  const bench = await panel();
  await changeDay({ closed: true, ticketsAhead: 0, paxAhead: 0 });
  await waitFor(() => expect(within(bench).queryByText('A47')).not.toBeInTheDocument());
  await changeDay({});
  expect(await within(bench).findByText('A47')).toBeInTheDocument();
  expect(container.querySelector('[data-flash]')).toBeNull();
  expect(spoken()).toEqual([]);
});

test('DIS-009 a browser that cannot speak is reported to the host only', async () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  const { events } = openBoard(bakery());
  await panel();
  await changeDay({ counter: 48, currentTicket: 'A48' });
  const report = { type: 'error', reason: 'sound', message: 'speech: not supported' };
  await waitFor(() => expect(events).toContainEqual(report));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('S-20 a call of a named desk is shown, spoken and announced with its desk', async () => {
  const call = (counter: number, id: number) => ({
    desk: { id, name: `Sportello ${id}` },
    first: counter,
    counter,
    paxCount: 1,
    ticketValue: `A${counter}`,
    calledAt: new Date().toISOString(),
  });
  const before = [call(47, 2)];
  openBoard(bakery({ latestCalls: before }), { props: { locale: 'en' } });
  const bench = await panel();
  const latestCalls = [call(49, 3), call(48, 1), ...before];
  await changeDay({ counter: 49, currentTicket: 'A49', latestCalls });
  expect(await within(bench).findByText('Sportello 1')).toBeInTheDocument();
  expect(within(bench).getByText('A48')).toBeInTheDocument();
  expect(await within(bench).findByText('Sportello 3')).toBeInTheDocument();
  const latest = screen.getByRole('region', { name: 'Latest calls' });
  const calls = within(latest)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(calls).toEqual(['A48Sportello 1', 'A47Sportello 2']);
  const next = 'Now serving number A49, Sportello 3';
  expect(await screen.findByText(next, {}, { timeout: 10_000 })).toBeInTheDocument();
  const both = [
    'Stiamo servendo il numero A48, Sportello 1',
    'Stiamo servendo il numero A49, Sportello 3',
  ];
  await waitFor(() => expect(spoken()).toEqual(both));
});
