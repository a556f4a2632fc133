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
  expect(spoken).toEqual([]);
  await changeDay({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('[data-flash]')).toBeInTheDocument());
  expect(spoken).toEqual(['Stiamo servendo il numero A48']);
  expect(screen.getByText('Now serving number A48')).toHaveAttribute('aria-live', 'polite');
  await waitFor(() => expect(container.querySelector('[data-flash]')).toBeNull());
});

test('DIS-006 with the voice switched off nothing is spoken', async () => {
  const flags = {
    displaySpeech: false,
    displayVoice: '',
    openOnlyInTime: true,
    newQrScanner: true,
    facebookSignIn: false,
  };
  openBoard(bakery(), { props: { flags } });
  const bench = await panel();
  await changeDay({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeInTheDocument();
  expect(spoken).toEqual([]);
});

test('DIS-005 the Test Speaker button speaks on demand', async () => {
  const { user } = openBoard(bakery());
  await panel();
  await user.click(screen.getByRole('button', { name: 'Test Speaker' }));
  await waitFor(() => expect(spoken).toEqual(['Stiamo servendo il numero A47']));
});

test('several queues get a panel each, and each call names its queue', async () => {
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
  expect(spoken).toEqual(['Banco: stiamo servendo il numero A48']);
});

test('DIS-009 a browser that cannot speak is reported to the host only', async () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  const { events } = openBoard(bakery());
  await panel();
  await changeDay({ counter: 48, currentTicket: 'A48' });
  const report = { type: 'error', message: 'speech: not supported' };
  await waitFor(() => expect(events).toContainEqual(report));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
