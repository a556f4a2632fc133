import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Merchant, merchantCall } from '@turno/shared-types';
import { beginDevicePairingCall, deviceCall } from '@turno/shared-types/devices';
import { kioskLineUpCall } from '@turno/shared-types/shared-tickets';
import {
  axeViolations,
  buildMerchant,
  buildQueue,
  type FakeReply,
  loadBeforeTests,
  passTime,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { closeBrowser, day, openBrowser, stream } from '../../test/board.tsx';
import { AT, DEVICE, SLIP } from '../../test/kiosk.ts';
import { texts } from '../locales/texts.ts';
import { DisplayRoutes } from '../remote.tsx';
import { storeDevice } from '../shared/pairing/stored-device.ts';
import { kioskTexts } from './locales/texts.ts';

loadBeforeTests(texts);
loadBeforeTests(kioskTexts);

const paired = (device = DEVICE) => reply(deviceCall, { state: 'paired', device });
const print = jest.fn();

beforeEach(() => {
  openBrowser();
  window.print = print;
  print.mockClear();
  act(() => storeDevice('kiosk', { token: 'token-of-this-tablet', pairedTo: DEVICE }));
});
afterEach(() => {
  closeBrowser();
  act(() => storeDevice('kiosk', null));
});

function open(merchant: Merchant, replies: readonly FakeReply[] = [], query = '') {
  return renderScreen(<DisplayRoutes />, {
    path: `/kiosk/7${query}`,
    texts,
    replies: [reply(merchantCall, merchant), paired(), reply(kioskLineUpCall, SLIP), ...replies],
  });
}
const oneByOne = (change = {}) =>
  buildMerchant({ queues: [buildQueue({ maxPax: 1, queue_daily_counters: [day()], ...change })] });
const sent = ({ gateway }: ReturnType<typeof open>) =>
  gateway.requests.filter(({ path }) => path === '/device/lineup');

test('S-04 a queue that is most likely too late for closing warns instead of promising a wait', async () => {
  const late = day({ isTooLate: true, estimatedWaitingTime: 1_200 });
  open(oneByOne({ queue_daily_counters: [late] }));
  const bench = await screen.findByRole('button', { name: /Banco/ });
  expect(bench).toBeEnabled();
  expect(bench).toHaveTextContent('Prima della chiusura probabilmente non c’è più tempo');
  expect(bench).not.toHaveTextContent(/\d/);
});

test('QUE-052 one touch gives a number, shows it large and prints its slip, and the start comes back', async () => {
  const shown = open(oneByOne());
  await shown.user.click(await screen.findByRole('button', { name: /Banco/ }));
  expect(await screen.findByRole('heading', { name: 'Il tuo numero A48' })).toHaveFocus();
  expect(sent(shown)).toMatchObject([{ body: { queueId: 11, paxCount: 1 } }]);
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-print="slip80"]')).toHaveTextContent('A48');
  expect(await axeViolations(shown.container)).toEqual([]);
  await passTime(10_000);
  expect(await screen.findByRole('heading', { name: 'Prendi il tuo numero' })).toBeVisible();
});

test.each([
  { query: '?paper=58', prints: 1, sheet: '[data-print="slip58"]', words: 'Prendi il foglietto' },
  { query: '?paper=none', prints: 0, sheet: null, words: 'Ricorda il numero' },
])('QUE-052 with $query $prints slip is printed', async ({ query, prints, sheet, words }) => {
  const { user } = open(oneByOne(), [], query);
  await user.click(await screen.findByRole('button', { name: /Banco/ }));
  expect(await screen.findByRole('heading', { name: 'Il tuo numero A48' })).toBeVisible();
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(print).toHaveBeenCalledTimes(prints);
  const printed = document.querySelector('[data-print]');
  expect(printed).toBe(sheet === null ? null : document.querySelector(sheet));
  if (sheet !== null) expect(printed).toHaveTextContent('A48');
});

test('S-02 the wait and its range are said before a number is taken and after', async () => {
  const wait = { estimatedWaitingTime: 1_200, waitLow: 900, waitHigh: 1_800 };
  const { user, gateway } = open(oneByOne({ queue_daily_counters: [day(wait)] }));
  gateway.answer(reply(kioskLineUpCall, { ...SLIP, waitLow: 480, waitHigh: 780 }));
  const button = await screen.findByRole('button', { name: /Banco/ });
  expect(within(button).getByText('Attesa: circa 20 minuti, tra 15 e 30')).toBeVisible();
  await user.click(button);
  expect(await screen.findByText('Attesa: circa 10 minuti, tra 8 e 15')).toBeVisible();
});

test.each([4, null])('QUE-052 QUE-053 a queue for up to %s asks how many', async (maxPax) => {
  const shown = open(oneByOne({ maxPax }));
  await shown.user.click(await screen.findByRole('button', { name: 'English' }));
  await shown.user.click(await screen.findByRole('button', { name: /Banco/ }));
  expect(await screen.findByRole('heading', { name: 'How many people?' })).toHaveFocus();
  await shown.user.click(screen.getByRole('button', { name: /^3\speople$/ }));
  await screen.findByRole('heading', { name: 'Your number A48' });
  expect(sent(shown)).toMatchObject([{ body: { paxCount: 3 } }]);
});

test.each([
  ['paused', { paused: true }, 'In pausa: riprova tra poco'],
  ['closed', { closed: true }, 'Chiusa'],
])('QUE-055 a queue that is %s says so and gives no number', async (_state, change, words) => {
  open(oneByOne({ queue_daily_counters: [day(change)] }));
  const button = await screen.findByRole('button', { name: /Banco/ });
  expect(button).toBeDisabled();
  expect(within(button).getByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Adesso nessuna coda dà numeri' })).toBeVisible();
});

test.each(['8', 'nowhere'])(
  'IDN-037 SHL-017 a paired tablet at /kiosk/%s says that it is not of this place',
  async (id) => {
    const replies = [reply(merchantCall, oneByOne()), paired()];
    renderScreen(<DisplayRoutes />, { path: `/kiosk/${id}`, texts, replies });
    const title = 'Questo kiosk è collegato a un’altra attività.';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Banco/ })).toBeNull();
  },
);

test('IDN-037 a tablet that is not paired shows its code, and numbers once staff have entered it', async () => {
  act(() => storeDevice('kiosk', null));
  const { gateway } = open(oneByOne(), [
    reply(deviceCall, { state: 'waiting', code: 'C7F9KD', expires_at: AT }),
    reply(beginDevicePairingCall, { code: 'C7F9KD', expires_at: AT, device_token: 't' }),
  ]);
  expect(await screen.findByRole('img', { name: 'Codice C7F9KD' })).toBeVisible();
  expect(gateway.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'kiosk',
  });
  gateway.answer(paired());
  await passTime(3_000);
  expect(await screen.findByRole('heading', { name: 'Prendi il tuo numero' })).toBeVisible();
});

test('IDN-037 a tablet that staff unpair gives no more numbers and shows a code', async () => {
  const { gateway } = open(oneByOne());
  await screen.findByRole('button', { name: /Banco/ });
  gateway.answer(refuse(deviceCall, 'device_unknown'));
  gateway.answer(
    reply(beginDevicePairingCall, { code: 'C7F9KD', expires_at: AT, device_token: 't' }),
  );
  await act(async () => {
    stream()?.open();
    stream()?.say({ type: 'device-changed', merchantId: 7, deviceId: 1 });
  });
  expect(await screen.findByRole('img', { name: 'Codice C7F9KD' })).toBeVisible();
});

test('DIS-001 a tablet of another merchant says so and can be paired again', async () => {
  const { user } = open(oneByOne(), [
    paired({ ...DEVICE, merchantId: 8 }),
    reply(beginDevicePairingCall, { code: 'C7F9KD', expires_at: AT, device_token: 't' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Collegalo di nuovo' }));
  expect(await screen.findByRole('img', { name: 'Codice C7F9KD' })).toBeVisible();
});

test('DIS-001 nothing leads away from the tablet: back stays, and there is no link or menu', async () => {
  open(oneByOne());
  await screen.findByRole('button', { name: /Banco/ });
  const pushed = jest.spyOn(history, 'pushState');
  fireEvent.popState(window);
  expect(pushed).toHaveBeenCalledWith(null, '', location.href);
  expect(fireEvent.contextMenu(document.body)).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('DIS-009 a tablet that starts without a network waits for it, and one that loses it gives no numbers', async () => {
  const { gateway } = open(oneByOne(), [refuse(merchantCall, 'service_unavailable')]);
  expect(await screen.findByText('Il kiosk si ricollega da solo.')).toBeVisible();
  gateway.answer(reply(merchantCall, oneByOne()));
  act(() => stream()?.open());
  const button = await screen.findByRole('button', { name: /Banco/ });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non c’è rete');
  expect(button).toBeDisabled();
});
